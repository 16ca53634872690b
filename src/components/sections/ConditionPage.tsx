import { createContext, type ReactNode, use } from 'react';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Icon } from '~/components/ui/Icon';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden';
import type { ConditionModule } from '~/content/entry';
import type { PictureSource } from '~/lib/picture';
import { ButtonLink } from './ButtonLink';
import styles from './ConditionPage.module.css';
import { Hero } from './Hero';
import { MediaSection } from './MediaSection';
import { PhoneLink } from './PhoneLink';
import { RelatedLinks } from './RelatedLinks';
import { SharedCallToAction } from './SharedCallToAction';
import { Sources } from './Sources';
import { StructuredData } from './StructuredData';
import { textComponents } from './textComponents';

type SectionProps = {
  /** Place of the section in the text, from 1; the build fills it in. */
  number: string;
  alt: string;
  children: ReactNode;
};

const SectionPictures = createContext<readonly PictureSource[]>([]);

const components = { ...textComponents, Section: PicturedSection };

/** A condition: two or three sections with pictures, cards of warning signs, and the way to book. */
export function ConditionPage({ page, words, sections, default: Text }: ConditionModule) {
  const { lead, action, sources, related } = words;
  return (
    <>
      <Hero page={page} lead={lead} />
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
                {action === 'book' ? (
                  'Book An Appointment'
                ) : (
                  <>
                    Learn More
                    <VisuallyHidden>about a visit</VisuallyHidden>
                  </>
                )}
              </ButtonLink>
            )}
          </ButtonRow>
        )}
        <Sources sources={sources} />
      </div>
      <RelatedLinks related={related} />
      <SharedCallToAction />
      <StructuredData page={page} />
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
