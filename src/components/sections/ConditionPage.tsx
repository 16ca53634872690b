import type { ReactNode } from 'react';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Icon } from '~/components/ui/Icon';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden';
import type { ConditionModule } from '~/content/entry';
import { AnswerLines } from './AnswerLines';
import { BookingButtons } from './BookingButtons';
import { ButtonLink } from './ButtonLink';
import { CallToAction } from './CallToAction';
import styles from './ConditionPage.module.css';
import { DiscStates } from './DiscStates';
import { EntryFigures } from './EntryFigures';
import { Hero } from './Hero';
import { MediaSection, mediaSizes } from './MediaSection';
import { Page } from './Page';
import { PhoneLink } from './PhoneLink';
import { Plate } from './Plate';
import { RelatedLinks } from './RelatedLinks';
import { ReviewedBy } from './ReviewedBy';
import { RisksOfCare } from './RisksOfCare';
import { Sources } from './Sources';
import { textComponents } from './textComponents';
import { VisitStrip } from './VisitStrip';
import { EntrySigns } from './WarningSigns';

type SectionProps = {
  /** Name of its plate and on which side of the words it stands; the build fills both in. */
  plate: string;
  side: 'start' | 'end';
  children: ReactNode;
};

const components = { ...textComponents, DiscStates, Section: PicturedSection };

/** A condition: who is right here, sections with pictures, warning signs, a visit, and the way to book. */
export function ConditionPage({ page, words, figures, default: Text }: ConditionModule) {
  const { lead, answer, action, visit, signs, risks, sources, related, closing } = words;
  return (
    <Page page={page} hero={<Hero page={page} lead={lead} />}>
      <div className={styles.text}>
        <AnswerLines {...answer} />
        <EntryFigures value={figures}>
          <EntrySigns value={signs}>
            <Text components={components} />
          </EntrySigns>
        </EntryFigures>
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

function PicturedSection({ plate, side, children }: SectionProps) {
  return (
    <MediaSection figure={<Plate name={plate} sizes={mediaSizes} />} side={side}>
      {children}
    </MediaSection>
  );
}
