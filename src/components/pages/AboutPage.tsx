import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { PictureSection } from '~/components/blocks/PictureSection.tsx';
import { SharedCallToAction } from '~/components/blocks/SharedCallToAction.tsx';
import { Split } from '~/components/blocks/Split.tsx';
import { TechniqueGrid } from '~/components/blocks/TechniqueGrid.tsx';
import { PersonCard } from '~/components/clinic/PersonCard.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { Section } from '~/components/ui/Section.tsx';
import type { PageModule } from '~/content/types.ts';
import { doctor, spouse } from '~/generated/site.ts';

/** The clinic, its two people and the techniques. */
export function AboutPage({ page, content }: PageModule<'about'>) {
  const { lead, mission, webster, zone } = content;
  return (
    <>
      <Hero page={page} lead={lead} />
      <AfterHero>
        <PictureSection {...mission} side="end" />
        <Section heading={content.doctor.heading} tone="mist" id="doctor">
          <Split>
            <PersonCard {...doctor} />
            <div>
              <p>{content.doctor.text}</p>
              <h3>{content.doctor.educationHeading}</h3>
              <p>{doctor.education ?? content.doctor.education}</p>
            </div>
          </Split>
        </Section>
        <Section heading={content.doctor.techniquesHeading} id="techniques">
          <TechniqueGrid />
        </Section>
        <Section heading={content.spouse.heading} tone="sky" id="co-owner">
          <Split>
            <PersonCard {...spouse} />
            <div>
              <p>{content.spouse.text}</p>
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
      </AfterHero>
    </>
  );
}
