import type { ElementType, PropsWithChildren } from 'react';
import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { CallToAction } from '~/components/blocks/CallToAction.tsx';
import { Faq } from '~/components/blocks/Faq.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { MediaSection } from '~/components/blocks/MediaSection.tsx';
import { RelatedLinks } from '~/components/blocks/RelatedLinks.tsx';
import { EntryBody } from '~/components/entry/EntryBody.tsx';
import { Plate } from '~/components/entry/Plate.tsx';
import { Safety } from '~/components/entry/Safety.tsx';
import { Strip } from '~/components/entry/Strip.tsx';
import { Studies } from '~/components/entry/Studies.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { ButtonLink } from '~/components/links/ButtonLink.tsx';
import { CallLink } from '~/components/links/CallLink.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Section } from '~/components/ui/Section.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import labels from '~/generated/strings/labels.ts';
import { mediaSizes } from '~/lib/picture.ts';
import type { BodyComponentName } from '~/schemas/bodyComponents.ts';
import type { ConditionModule } from '~/schemas/modules.ts';
import styles from './ConditionPage.module.css';

const components = {
  Section: SectionWithPlate,
} satisfies Record<BodyComponentName<'conditions'>, ElementType>;

export function ConditionPage(condition: ConditionModule) {
  const { page, lead, emergency, action, faq, related, closing } = condition;
  return (
    <>
      <Hero page={page} lead={lead} isLow />
      <AfterHero>
        <Section>
          <div className={styles.text}>
            <Strip emergency={emergency} canBook={action === 'book' || action === 'learn-more'} />
            <EntryBody {...condition} components={components} />
            {action !== 'inline' && (
              <div data-block="action">
                <ButtonRow>
                  <Action action={action} />
                </ButtonRow>
              </div>
            )}
            <Safety {...condition} />
          </div>
        </Section>
        {faq && <Faq {...faq} tone="tint" isFirstOpen />}
        <CallToAction {...closing} />
        <Section>
          <Studies {...condition} />
        </Section>
        <RelatedLinks related={related} />
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

/** `<Section>` in a body. The build passes its plate, if it has one. */
function SectionWithPlate({ plate, children }: SectionProps) {
  return (
    <MediaSection media={plate && <Plate name={plate} sizes={mediaSizes} />} side="end">
      {children}
    </MediaSection>
  );
}
