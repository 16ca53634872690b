import type { ReactNode } from 'react';
import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { MediaSection } from '~/components/blocks/MediaSection.tsx';
import { Split } from '~/components/blocks/Split.tsx';
import { BookingButtons } from '~/components/links/BookingButtons.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { Link } from '~/components/links/Link.tsx';
import { PersonCard } from '~/components/office/PersonCard.tsx';
import { PersonDetails } from '~/components/office/PersonDetails.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Section } from '~/components/ui/Section.tsx';
import techniques from '~/generated/lists/techniques.ts';
import people from '~/generated/people.ts';
import { reviewsUrl } from '~/generated/site.ts';
import { aboutAnchors, conditionsAnchors, numbersAnchor, pricesAnchor } from '~/lib/anchor.ts';
import { mediaSizes } from '~/lib/picture.ts';
import type { PageModule } from '~/schemas/modules.ts';
import styles from './AboutPage.module.css';

export function AboutPage({ page, body }: PageModule<'about'>) {
  const { lead, mission, webster, zone, links } = body;
  return (
    <>
      <Hero page={page} lead={lead}>
        <BookingButtons />
      </Hero>
      <AfterHero>
        <Section>
          <MediaSection
            side="end"
            media={
              <Picture
                className={styles.mission}
                picture={mission.picture}
                alt=""
                sizes={mediaSizes}
              />
            }
          >
            <h2>{mission.heading}</h2>
            {mission.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </MediaSection>
        </Section>
        <Section tone="warm">
          <div className={styles.people}>
            {people.map((person) => (
              <section key={person.id} id={person.id} className={styles.person}>
                <PersonCard person={person}>
                  <p>{person.about}</p>
                  <PersonDetails person={person} />
                  {person.signature && (
                    <Picture
                      className={styles.signature}
                      picture={person.signature}
                      alt=""
                      sizes="12rem"
                    />
                  )}
                </PersonCard>
              </section>
            ))}
            <p>
              <BookLink />
            </p>
            <ul className="links" data-screen-only>
              <li>
                <a href={reviewsUrl}>{links.reviews}</a>
              </li>
              <li>
                <Link to="/new-patients" hash={pricesAnchor}>
                  {links.prices}
                </Link>
              </li>
              <li>
                <Link to="/" hash={numbersAnchor}>
                  {links.numbers}
                </Link>
              </li>
              <li>
                <Link to="/services/conditions" hash={conditionsAnchors.risks}>
                  {links.safety}
                </Link>
              </li>
            </ul>
          </div>
        </Section>
        <Section heading={body.techniquesHeading} id={aboutAnchors.techniques}>
          <CardGrid>
            {techniques.map(({ name, text, picture }) => (
              <Card key={name} title={name} excerpt={text} picture={picture} />
            ))}
          </CardGrid>
        </Section>
        {(webster || zone) && (
          <Section tone="tint">
            <Split>
              {webster && (
                <Technique id={aboutAnchors.webster} {...webster}>
                  <p>
                    <LearnMore
                      to="/services/$slug"
                      params={{ slug: webster.service }}
                      about={webster.link}
                    />
                  </p>
                </Technique>
              )}
              {zone && <Technique id={aboutAnchors.zone} {...zone} />}
            </Split>
          </Section>
        )}
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}

type TechniqueProps = {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  children?: ReactNode;
};

function Technique({ id, heading, paragraphs, children }: TechniqueProps) {
  return (
    <div id={id}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
