import techniques from 'virtual:content/techniques';
import { doctor, spouse } from 'virtual:site';
import { Prose } from '~/components/ui/Prose';
import { Section } from '~/components/ui/Section';
import type { PageModule } from '~/content/page';
import { Hero } from './Hero';
import { LearnMore } from './LearnMore';
import { Page } from './Page';
import { PersonCard } from './PersonCard';
import { SharedCallToAction } from './SharedCallToAction';
import { Split } from './Split';
import { TechniqueGrid } from './TechniqueGrid';

/** The clinic, its two people and the techniques. */
export function AboutPage({ page, words }: PageModule<'about'>) {
  const { lead, mission, doctor: doctorWords, spouse: spouseWords, webster, zone } = words;
  return (
    <Page page={page} hero={<Hero page={page} lead={lead} />}>
      <Section heading={mission.heading}>
        <Prose paragraphs={mission.paragraphs} />
      </Section>
      <Section heading={doctorWords.heading} tone="mist" id="doctor">
        <Split>
          <PersonCard {...doctor} />
          <div>
            <p>{doctorWords.text}</p>
            <h3>{doctorWords.educationHeading}</h3>
            <p>{doctor.education ?? doctorWords.education}</p>
          </div>
        </Split>
      </Section>
      <Section heading={doctorWords.techniquesHeading} id="techniques">
        <TechniqueGrid techniques={techniques} />
      </Section>
      <Section heading={spouseWords.heading} tone="sky" id="co-owner">
        <Split>
          <PersonCard {...spouse} />
          <div>
            <p>{spouseWords.text}</p>
          </div>
        </Split>
      </Section>
      <Section heading={webster.heading} id="webster">
        <Prose paragraphs={webster.paragraphs} />
        <p>
          <LearnMore
            to="/services/$slug"
            params={{ slug: 'prenatal-and-chiropractic' }}
            about={webster.link}
          />
        </p>
      </Section>
      <Section heading={zone.heading} tone="mist" id="zone">
        <Prose paragraphs={zone.paragraphs} />
      </Section>
      <SharedCallToAction />
    </Page>
  );
}
