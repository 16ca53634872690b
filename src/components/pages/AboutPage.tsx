import { Fragment, type ReactNode } from 'react';
import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { MediaSection, mediaSizes } from '~/components/blocks/MediaSection.tsx';
import { TechniqueGrid } from '~/components/blocks/TechniqueGrid.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { PersonCard } from '~/components/office/PersonCard.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { inTones, Section, type Tone } from '~/components/ui/Section.tsx';
import people from '~/generated/people.ts';
import { aboutAnchors } from '~/lib/anchor.ts';
import type { Built } from '~/lib/picture.ts';
import type { PageModule, PersonData } from '~/schemas/modules.ts';
import type { AboutSection, PageBody } from '~/schemas/pages.ts';
import styles from './AboutPage.module.css';

type Method = 'webster' | 'zone';
const isMethod = (name: AboutSection): name is Method => name === 'webster' || name === 'zone';

/** The clinic, its people and the techniques, in the sections that its content lists. */
export function AboutPage({ page, body }: PageModule<'about'>) {
  const { lead, mission, webster, zone } = body;
  // Webster and Zone stand beside each other, at the place of the first.
  const [first, second] = body.sections.filter(isMethod);
  const bands = body.sections.filter((name) => name !== second);
  const methods: Record<Method, ReactNode> = {
    webster: (
      <Technique id={aboutAnchors.webster} {...webster}>
        <p>
          <LearnMore to="/services/$slug" params={{ slug: webster.service }} about={webster.link} />
        </p>
      </Technique>
    ),
    zone: <Technique id={aboutAnchors.zone} {...zone} />,
  };
  const methodBand = (tone: Tone) => (
    <Section tone={tone}>
      <div className={styles.pair}>
        {first && methods[first]}
        {second && methods[second]}
      </div>
    </Section>
  );
  const sections: Record<AboutSection, (tone: Tone) => ReactNode> = {
    mission: () => (
      <MediaSection
        side="end"
        media={
          <Picture className={styles.mission} picture={mission.picture} alt="" sizes={mediaSizes} />
        }
      >
        <h2>{mission.heading}</h2>
        {mission.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </MediaSection>
    ),
    people: (tone) => (
      <Section tone={tone}>
        <div className={styles.people}>
          {people.map((person) => (
            <section key={person.id} id={person.id} className={styles.person}>
              <PersonCard person={person}>
                <p>{person.about}</p>
                <PersonDetails person={person} labels={body.people} />
              </PersonCard>
            </section>
          ))}
        </div>
      </Section>
    ),
    techniques: (tone) => (
      <Section heading={body.techniquesHeading} id={aboutAnchors.techniques} tone={tone}>
        <TechniqueGrid />
      </Section>
    ),
    webster: methodBand,
    zone: methodBand,
  };
  return (
    <>
      <Hero page={page} lead={lead} />
      <AfterHero>
        {inTones(bands, { mission: 'white', people: 'paper' }).map(({ name, tone }) => (
          <Fragment key={name}>{sections[name](tone)}</Fragment>
        ))}
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
    <div id={id} className={styles.technique}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}

type PersonDetailsProps = { person: Built<PersonData>; labels: PageBody<'about'>['people'] };

/** What the configuration says about a person; nothing when it says nothing. */
export function PersonDetails({ person, labels }: PersonDetailsProps) {
  const { education, certificates, since, here, license, languages, techniques, mayAsk } = person;
  // What is empty, null or false is left out.
  const details: [label: string, value: ReactNode][] = [
    [
      labels.education,
      education.map(({ degree, school, year }) => withCommas(degree, school, year)).join('; '),
    ],
    [
      labels.certificates,
      certificates.map(({ name, by, year }) => withCommas(name, by, year)).join('; '),
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
    // English alone is the language of the site, and not worth a line.
    [labels.languages, languages.join() !== 'English' && languages.join(', ')],
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
const withCommas = (...parts: readonly (string | number | null)[]) =>
  parts.filter((part) => part !== null).join(', ');
