import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { CallToAction } from '~/components/blocks/CallToAction.tsx';
import { Faq } from '~/components/blocks/Faq.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { wideMediaSizes } from '~/components/blocks/MediaSection.tsx';
import { Steps } from '~/components/blocks/Steps.tsx';
import { AnswerLines } from '~/components/entry/AnswerLines.tsx';
import { EntryBody } from '~/components/entry/EntryBody.tsx';
import { GainsAndRisks } from '~/components/entry/GainsAndRisks.tsx';
import { RelatedLinks } from '~/components/entry/RelatedLinks.tsx';
import { ReviewedBy } from '~/components/entry/ReviewedBy.tsx';
import { Sources } from '~/components/entry/Sources.tsx';
import { WarningSigns } from '~/components/entry/WarningSigns.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { CallLink } from '~/components/links/CallLink.tsx';
import { PageLink } from '~/components/links/PageLink.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Section } from '~/components/ui/Section.tsx';
import type { ServiceModule } from '~/schemas/modules.ts';
import styles from './ServicePage.module.css';

/** A service page. */
export function ServicePage(service: ServiceModule) {
  const { page, lead, answer, prices, intro, accordion, conditions, steps, faq, closing } = service;
  const { goNow, gainsAndRisks, signs, sources, related, picture } = service;
  return (
    <>
      <Hero page={page} lead={lead} />
      <AfterHero>
        <Section tone="mist">
          <ReviewedBy page={page} />
          <div className={styles.opening}>
            <div className={styles.intro}>
              <h2>{intro.heading}</h2>
              {intro.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <AnswerLines {...answer} goNow={goNow} prices={prices}>
              <BookLink />
              <CallLink />
            </AnswerLines>
          </div>
        </Section>
        <Section>
          <div className={styles.rows} data-lazy-children>
            <EntryBody {...service} />
          </div>
        </Section>
        {(accordion || conditions) && (
          <Section tone="mist">
            <div className={styles.pair}>
              {accordion && (
                <div>
                  <h2>{accordion.heading}</h2>
                  <Accordion items={accordion.items} />
                </div>
              )}
              {conditions && (
                <div>
                  <h2>{conditions.heading}</h2>
                  <p>{conditions.text}</p>
                  <ul className={styles.conditions}>
                    {conditions.links.map(({ path, title }) => (
                      <li key={path}>
                        <PageLink path={path} className={styles.condition}>
                          {title}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </Section>
        )}
        <Section heading={steps.heading}>
          <div className={styles.pair}>
            <Picture picture={picture} alt="" sizes={wideMediaSizes} />
            <div className={styles.steps}>
              <Steps items={steps.items} isLine />
              <ButtonRow>
                <BookLink />
              </ButtonRow>
            </div>
          </div>
        </Section>
        <Section tone="mist">
          <div className={styles.safety}>
            {gainsAndRisks && <GainsAndRisks {...gainsAndRisks} />}
            <WarningSigns cards={signs} />
          </div>
        </Section>
        {faq && <Faq {...faq} />}
        {sources.length > 0 && (
          <Section>
            <Sources sources={sources} />
          </Section>
        )}
        <RelatedLinks related={related} />
        <CallToAction {...closing} />
      </AfterHero>
    </>
  );
}
