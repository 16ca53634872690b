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
import { titledName } from '~/lib/people.ts';
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
                <h2>{titledName(person)}</h2>
                <p className={styles.role}>{roleOf(person)}</p>
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

/** "Chiropractor, D.C. (she/her)". */
function roleOf({ role, credentials, pronouns }: (typeof people)[number]) {
  const work = credentials ? `${role}, ${credentials}` : role;
  return pronouns ? `${work} (${pronouns})` : work;
}

type PersonDetailsProps = { person: (typeof people)[number]; labels: PageBody<'about'>['people'] };

/** What the configuration says about a person; nothing when it says nothing. */
function PersonDetails({ person, labels }: PersonDetailsProps) {
  const { education, since, license, languages, techniques } = person;
  const details: [label: string, value: string | number | null | false | undefined][] = [
    [labels.education, education.join('; ')],
    [labels.techniques, techniques.join(', ')],
    [labels.since, since],
    [labels.license, license],
    // One language is the language of the site; only further ones are worth a line.
    [labels.languages, languages.length > 1 && languages.join(', ')],
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
