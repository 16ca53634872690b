import { createContext, type ReactNode, use } from 'react';
import { ButtonLink } from '~/components/layout/ButtonLink';
import { PhoneLink } from '~/components/layout/PhoneLink';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Icon } from '~/components/ui/Icon';
import type { ConditionModule } from '~/content/entry';
import type { PictureSource } from '~/lib/picture';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './ConditionPage.module.css';
import { Hero } from './Hero';
import { MediaSection } from './MediaSection';
import { RelatedLinks } from './RelatedLinks';
import { SharedCallToAction } from './SharedCallToAction';
import { Sources } from './Sources';
import { StructuredData } from './StructuredData';
import { textComponents } from './textComponents';

type Props = {
  module: ConditionModule;
  /** Last part of the page's address. */
  slug: string;
};

type SectionProps = {
  /** Place of the section in the text, from 1; the build fills it in. */
  number: string;
  alt: string;
  children: ReactNode;
};

const SectionPictures = createContext<readonly PictureSource[]>([]);

const components = { ...textComponents, Section: PicturedSection };

/** A condition: two or three sections with pictures, cards of warning signs, and the way to book. */
export function ConditionPage({
  module: { default: Text, entry, hero, portrait, sections },
  slug,
}: Props) {
  const { title, lead, action, sources, related } = entry;
  return (
    <>
      <Hero
        title={title}
        lead={lead}
        picture={hero}
        portrait={portrait}
        look={entry.hero}
        breadcrumbs={
          <Breadcrumbs
            trail={[
              { title: 'Services', to: '/services' },
              { title: 'Conditions', to: '/services/conditions' },
            ]}
            current={title}
          />
        }
      />
      <div className={styles.text}>
        <SectionPictures value={sections}>
          <Text components={components} />
        </SectionPictures>
        {action !== 'inline' && (
          <ButtonRow>
            {action === 'call' ? (
              <PhoneLink className={styles.call}>
                <Icon name="phone" />
                Call us about your visit
              </PhoneLink>
            ) : (
              <ButtonLink to="/contact">
                {action === 'book' ? 'Book An Appointment' : 'Learn More'}
              </ButtonLink>
            )}
          </ButtonRow>
        )}
        <Sources sources={sources} />
      </div>
      <RelatedLinks related={related} />
      <SharedCallToAction />
      <StructuredData
        page={{
          ...entry,
          path: `/conditions/${slug}`,
          kind: 'MedicalWebPage',
          name: title,
          trail: [
            { title: 'Services', path: '/services' },
            { title: 'Conditions', path: '/services/conditions' },
          ],
          condition: title,
        }}
      />
    </>
  );
}

function PicturedSection({ number, alt, children }: SectionProps) {
  const picture = use(SectionPictures)[Number(number) - 1];
  if (!picture) throw new Error(`Section ${number} has no picture.`);
  return (
    <MediaSection picture={picture} alt={alt} side={Number(number) % 2 === 0 ? 'start' : 'end'}>
      {children}
    </MediaSection>
  );
}
