import techniques from 'virtual:content/techniques';
import { doctor, spouse } from 'virtual:site';
import { Section } from '~/components/ui/Section';
import type { PageModule } from '~/content/page';
import { Hero } from './Hero';
import { LearnMore } from './LearnMore';
import { Page } from './Page';
import { PersonCard } from './PersonCard';
import { PictureSection } from './PictureSection';
import { SharedCallToAction } from './SharedCallToAction';
import { Split } from './Split';
import { TechniqueGrid } from './TechniqueGrid';

/** The clinic, its two people and the techniques. */
export function AboutPage({ page, words }: PageModule<'about'>) {
  const { lead, mission, doctor: doctorWords, spouse: spouseWords, webster, zone } = words;
  return (
    <Page page={page} hero={<Hero page={page} lead={lead} />}>
      <PictureSection {...mission} side="end" />
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
      <PictureSection {...webster} side="end" id="webster">
        <p>
          <LearnMore
            to="/services/$slug"
            params={{ slug: 'prenatal-and-chiropractic' }}
            about={webster.link}
          />
        </p>
      </PictureSection>
      <PictureSection {...zone} side="start" id="zone" />
      <SharedCallToAction />
    </Page>
  );
}
