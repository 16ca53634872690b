import { createContext, type ReactNode, use } from 'react';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Icon } from '~/components/ui/Icon';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden';
import type { ConditionModule } from '~/content/entry';
import type { PictureSource } from '~/lib/picture';
import { AnswerLines } from './AnswerLines';
import { BookingButtons } from './BookingButtons';
import { ButtonLink } from './ButtonLink';
import { CallToAction } from './CallToAction';
import styles from './ConditionPage.module.css';
import { Hero } from './Hero';
import { MediaSection } from './MediaSection';
import { Page } from './Page';
import { PhoneLink } from './PhoneLink';
import { RelatedLinks } from './RelatedLinks';
import { ReviewedBy } from './ReviewedBy';
import { RisksOfCare } from './RisksOfCare';
import { Sources } from './Sources';
import { textComponents } from './textComponents';
import { VisitStrip } from './VisitStrip';
import { EntrySigns } from './WarningSigns';

type SectionProps = {
  /** Place of the section in the text, from 1; the build fills it in. */
  number: string;
  alt: string;
  children: ReactNode;
};

const SectionPictures = createContext<readonly PictureSource[]>([]);

const components = { ...textComponents, Section: PicturedSection };

/** A condition: who is right here, sections with pictures, warning signs, a visit, and the way to book. */
export function ConditionPage({ page, words, sections, default: Text }: ConditionModule) {
  const { lead, answer, action, visit, signs, risks, sources, related, closing } = words;
  return (
    <Page page={page} hero={<Hero page={page} lead={lead} />}>
      <div className={styles.text}>
        <AnswerLines {...answer} />
        <SectionPictures value={sections}>
          <EntrySigns value={signs}>
            <Text components={components} />
          </EntrySigns>
        </SectionPictures>
        <RisksOfCare risks={risks} />
        <VisitStrip {...visit} />
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
        <ReviewedBy />
      </div>
      <RelatedLinks related={related} />
      <CallToAction {...closing}>
        <BookingButtons />
      </CallToAction>
    </Page>
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
