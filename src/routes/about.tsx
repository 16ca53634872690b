import { doctor, spouse } from 'virtual:site';
import { createFileRoute } from '@tanstack/react-router';
import { Breadcrumbs } from '~/components/sections/Breadcrumbs';
import { FeatureGrid } from '~/components/sections/FeatureGrid';
import { Hero } from '~/components/sections/Hero';
import { LearnMore } from '~/components/sections/LearnMore';
import { PersonCard } from '~/components/sections/PersonCard';
import { SharedCallToAction } from '~/components/sections/SharedCallToAction';
import { Split } from '~/components/sections/Split';
import { StructuredData } from '~/components/sections/StructuredData';
import { Prose } from '~/components/ui/Prose';
import { Section } from '~/components/ui/Section';
import picture from '~/content/images/pages/about.jpg?hero';
import { about } from '~/content/pages/about';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/about')({
  loader: () => pageHead({ ...about.metadata, path: '/about' }),
  head: ({ loaderData }) => loaderData ?? {},
  component: About,
});

function About() {
  const { hero, mission, webster, zone } = about;
  return (
    <>
      <Hero
        {...hero}
        picture={picture}
        look={{ text: 'black', overlay: true }}
        breadcrumbs={<Breadcrumbs trail={[]} current="About" />}
      />
      <Section heading={mission.heading}>
        <Paragraphs paragraphs={mission.paragraphs} />
      </Section>
      <Section heading={about.doctor.heading} tone="mist" id="doctor">
        <Split>
          <PersonCard name={doctor.name} role={about.doctor.role} />
          <div>
            <p>{about.doctor.text}</p>
            <h3>{about.doctor.educationHeading}</h3>
            <p>{about.doctor.education}</p>
          </div>
        </Split>
      </Section>
      <Section heading={about.doctor.techniquesHeading} id="techniques">
        <FeatureGrid items={about.doctor.techniques} />
      </Section>
      <Section heading={about.spouse.heading} tone="sky" id="co-owner">
        <Split>
          <PersonCard name={spouse.name} role={about.spouse.role} />
          <div>
            <p>{about.spouse.text}</p>
          </div>
        </Split>
      </Section>
      <Section heading={webster.heading} id="webster">
        <Paragraphs paragraphs={webster.paragraphs} />
        <p>
          <LearnMore
            to="/services/$slug"
            params={{ slug: 'prenatal-and-chiropractic' }}
            about={webster.link}
          />
        </p>
      </Section>
      <Section heading={zone.heading} tone="mist" id="zone">
        <Paragraphs paragraphs={zone.paragraphs} />
      </Section>
      <SharedCallToAction />
      <StructuredData
        page={{ ...about.metadata, path: '/about', kind: 'AboutPage', name: 'About' }}
      />
    </>
  );
}

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Prose>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  );
}
