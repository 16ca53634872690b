import type { ReactNode } from 'react';
import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { MediaSection, mediaSizes } from '~/components/blocks/MediaSection.tsx';
import { TechniqueGrid } from '~/components/blocks/TechniqueGrid.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { PersonCard } from '~/components/office/PersonCard.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Section } from '~/components/ui/Section.tsx';
import people from '~/generated/people.ts';
import type { PageModule } from '~/schemas/modules.ts';
import type { PageBody } from '~/schemas/pages.ts';
import styles from './AboutPage.module.css';

/** The clinic, its people and the techniques. */
export function AboutPage({ page, body }: PageModule<'about'>) {
  const { lead, mission, webster, zone } = body;
  return (
    <>
      <Hero page={page} lead={lead} />
      <AfterHero>
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
        <Section tone="mist">
          <div className={styles.pair}>
            {people.map((person) => (
              <section key={person.id} id={person.id} className={styles.person}>
                <PersonCard person={person}>
                  <p>{person.about}</p>
                </PersonCard>
                <PersonDetails person={person} labels={body.people} />
              </section>
            ))}
          </div>
        </Section>
        <Section heading={body.techniquesHeading} id="techniques">
          <TechniqueGrid />
        </Section>
        <Section tone="mist">
          <div className={styles.pair}>
            <div id="webster" className={styles.technique}>
              <h2>{webster.heading}</h2>
              {webster.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p>
                <LearnMore
                  to="/services/$slug"
                  params={{ slug: webster.service }}
                  about={webster.link}
                />
              </p>
            </div>
            <div id="zone" className={styles.technique}>
              <h2>{zone.heading}</h2>
              {zone.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </Section>
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}

type PersonDetailsProps = { person: (typeof people)[number]; labels: PageBody<'about'>['people'] };

/** What the configuration says about a person; nothing when it says nothing. */
function PersonDetails({ person, labels }: PersonDetailsProps) {
  const { education, certificates, since, here, license, languages, techniques, mayAsk } = person;
  const details: [label: string, value: ReactNode][] = [
    [
      labels.education,
      education.map(({ degree, school, year }) => phrase(degree, school, year)).join('; '),
    ],
    [
      labels.certificates,
      certificates.map(({ name, by, year }) => phrase(name, by, year)).join('; '),
    ],
    [labels.techniques, techniques.join(', ')],
    [labels.since, since],
    [labels.here, here],
    [
      labels.license,
      license && (
        <>
          {license.number} (<a href={license.lookup}>{labels.lookup}</a>)
        </>
      ),
    ],
    // One language is the language of the site; only further ones are worth a line.
    [labels.languages, languages.length > 1 && languages.join(', ')],
    [labels.mayAsk, mayAsk.join('; ')],
  ];
  const known = details.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.details}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Doctor of Chiropractic, Cleveland University, 2009", with what is known. */
const phrase = (...parts: readonly (string | number | null)[]) =>
  parts.filter((part) => part !== null).join(', ');
