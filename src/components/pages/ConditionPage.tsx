import type { ElementType, PropsWithChildren } from 'react';
import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { BookingCard } from '~/components/blocks/BookingCard.tsx';
import { CallToAction } from '~/components/blocks/CallToAction.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { MediaSection, wideMediaSizes } from '~/components/blocks/MediaSection.tsx';
import { AnswerLines } from '~/components/entry/AnswerLines.tsx';
import { EntryBody } from '~/components/entry/EntryBody.tsx';
import { GainsAndRisks } from '~/components/entry/GainsAndRisks.tsx';
import { Plate } from '~/components/entry/Plate.tsx';
import { RelatedLinks } from '~/components/entry/RelatedLinks.tsx';
import { ReviewedBy } from '~/components/entry/ReviewedBy.tsx';
import { Sources } from '~/components/entry/Sources.tsx';
import { VisitStrip } from '~/components/entry/VisitStrip.tsx';
import { WarningSigns } from '~/components/entry/WarningSigns.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { ButtonLink } from '~/components/links/ButtonLink.tsx';
import { CallLink } from '~/components/links/CallLink.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import labels from '~/generated/strings/labels.ts';
import type { BodyComponentName } from '~/schemas/bodyComponents.ts';
import type { ConditionModule } from '~/schemas/modules.ts';
import styles from './ConditionPage.module.css';

const components = {
  Section: SectionWithPlate,
} satisfies Record<BodyComponentName<'conditions'>, ElementType>;

/** A condition page. */
export function ConditionPage(condition: ConditionModule) {
  const { page, lead, answer, goNow, action, techniques, sources, related, closing } = condition;
  const { gainsAndRisks, signs } = condition;
  return (
    <>
      <Hero page={page} lead={lead} isLow />
      <AfterHero>
        <div className={styles.text} data-lazy-children>
          <ReviewedBy page={page} />
          <AnswerLines {...answer} goNow={goNow}>
            {(action === 'book' || action === 'learn-more') && <BookLink />}
            <CallLink />
          </AnswerLines>
          <EntryBody {...condition} components={components} />
          {gainsAndRisks && <GainsAndRisks {...gainsAndRisks} />}
          <WarningSigns cards={signs} />
          <VisitStrip techniques={techniques}>
            {action !== 'inline' && <Action action={action} />}
          </VisitStrip>
          <Sources sources={sources} />
        </div>
        <RelatedLinks related={related} />
        <CallToAction {...closing} />
      </AfterHero>
    </>
  );
}

function Action({ action }: { action: Exclude<ConditionModule['action'], 'inline'> }) {
  switch (action) {
    case 'call':
      return <CallLink>{labels.callAboutVisit}</CallLink>;
    case 'learn-more':
      return (
        <ButtonLink to="/contact" variant="secondary">
          {labels.learnMore} <VisuallyHidden>{labels.aboutVisit}</VisuallyHidden>
        </ButtonLink>
      );
    case 'book':
      return <BookLink />;
  }
}

type SectionProps = PropsWithChildren<{ plate?: string }>;

/** `<Section>` in a body. The build passes its plate; a last section without one shows the booking card instead. */
function SectionWithPlate({ plate, children }: SectionProps) {
  return (
    <MediaSection
      media={plate ? <Plate name={plate} sizes={wideMediaSizes} /> : <BookingCard />}
      side="end"
    >
      {children}
    </MediaSection>
  );
}
