import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { CallToAction } from '~/components/blocks/CallToAction.tsx';
import { Faq } from '~/components/blocks/Faq.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { RelatedLinks } from '~/components/blocks/RelatedLinks.tsx';
import { Split } from '~/components/blocks/Split.tsx';
import { Steps } from '~/components/blocks/Steps.tsx';
import { EntryBody } from '~/components/entry/EntryBody.tsx';
import { Safety } from '~/components/entry/Safety.tsx';
import { Strip } from '~/components/entry/Strip.tsx';
import { Studies } from '~/components/entry/Studies.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { LinkedText } from '~/components/links/LinkedText.tsx';
import { PageLink } from '~/components/links/PageLink.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Section } from '~/components/ui/Section.tsx';
import { anchorOf } from '~/lib/anchor.ts';
import { mediaSizes } from '~/lib/picture.ts';
import type { ServiceModule } from '~/schemas/modules.ts';
import styles from './ServicePage.module.css';

export function ServicePage(service: ServiceModule) {
  const { page, lead, prices, intro, accordion, conditions, steps, faq, closing } = service;
  const { emergency, safety, signs, related, picture } = service;
  return (
    <>
      <Hero page={page} lead={lead} />
      <AfterHero>
        <Section tone="tint">
          <div className={styles.opening}>
            <Strip emergency={emergency} prices={prices} />
            <div className={styles.intro}>
              <h2 id={anchorOf(intro.heading)}>{intro.heading}</h2>
              {intro.text.map((paragraph) => (
                <p key={paragraph}>
                  <LinkedText>{paragraph}</LinkedText>
                </p>
              ))}
            </div>
            <ButtonRow>
              <BookLink />
            </ButtonRow>
          </div>
        </Section>
        <Section>
          <div className={styles.rows}>
            <EntryBody {...service} />
          </div>
        </Section>
        {(accordion || conditions) && (
          <Section tone="tint">
            <div className={styles.who}>
              {accordion && (
                <>
                  <h2>{accordion.heading}</h2>
                  <Accordion columns={2} items={accordion.items} />
                </>
              )}
              {conditions && (
                <>
                  <h3>{conditions.heading}</h3>
                  <ul className="links">
                    {conditions.links.map(({ path, title }) => (
                      <li key={path}>
                        <PageLink path={path}>{title}</PageLink>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          </Section>
        )}
        <Section heading={steps.heading}>
          <Split>
            <Picture className={styles.picture} picture={picture} alt="" sizes={mediaSizes} />
            <div className={styles.steps}>
              <Steps items={steps.items} isLine />
              <ButtonRow>
                <BookLink />
              </ButtonRow>
            </div>
          </Split>
        </Section>
        <Section>
          <div className={styles.safety}>
            {(safety || signs.length > 0) && <Safety {...service} />}
            <Studies {...service} />
          </div>
        </Section>
        {faq && <Faq {...faq} tone="tint" isFirstOpen />}
        <CallToAction {...closing} />
        <RelatedLinks related={related} />
      </AfterHero>
    </>
  );
}
