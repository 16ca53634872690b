import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { CallToAction } from '~/components/blocks/CallToAction.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { BookingButtons } from '~/components/links/BookingButtons.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { Link } from '~/components/links/Link.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Section } from '~/components/ui/Section.tsx';
import services from '~/generated/lists/services.ts';
import type { PageModule } from '~/schemas/modules.ts';
import styles from './ServicesPage.module.css';

/** All services, and the most common conditions. */
export function ServicesPage({ page, body }: PageModule<'services'>) {
  const { lead, intro, conditions, closing } = body;
  return (
    <>
      <Hero page={page} lead={lead}>
        <BookingButtons />
      </Hero>
      <AfterHero>
        <Section>
          <p>{intro}</p>
          <div className={styles.services}>
            {services.map(({ slug, title, excerpt, detail, picture, focalPoint }) => (
              <section key={slug} id={slug} className={styles.service}>
                <Picture
                  className={styles.picture}
                  picture={picture}
                  focalPoint={focalPoint}
                  alt=""
                  sizes="(width >= 48rem) 19rem, 10rem"
                />
                <div>
                  <h2>{title}</h2>
                  <p>{detail ? `${excerpt} ${detail}` : excerpt}</p>
                  <p className={styles.link}>
                    <LearnMore to="/services/$slug" params={{ slug }} about={title} />
                  </p>
                </div>
              </section>
            ))}
          </div>
        </Section>
        <Section heading={conditions.heading} tone="mist" id="conditions">
          <Accordion
            columns={2}
            items={conditions.items.map(({ title, content, slug }) => ({
              title,
              content: (
                <>
                  <p>{content}</p>
                  <p className={styles.link}>
                    <LearnMore to="/conditions/$slug" params={{ slug }} about={title} />
                  </p>
                </>
              ),
            }))}
          />
          <p data-screen-only>
            <Link to="/services/conditions">{conditions.link}</Link>
          </p>
        </Section>
        <CallToAction {...closing} />
      </AfterHero>
    </>
  );
}
