import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { CallToAction } from '~/components/blocks/CallToAction.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { MediaSection, mediaSizes } from '~/components/blocks/MediaSection.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { Link } from '~/components/links/Link.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import { Section } from '~/components/ui/Section.tsx';
import type { PageModule } from '~/content/types.ts';
import overviews from '~/generated/lists/serviceOverviews.ts';
import services from '~/generated/lists/services.ts';

/** All services, and the most common conditions. */
export function ServicesPage({ page, content }: PageModule<'services'>) {
  const { lead, intro, conditions, closing } = content;
  return (
    <>
      <Hero page={page} lead={lead} />
      <AfterHero>
        <Section heading={intro.heading}>
          <Prose paragraphs={intro.paragraphs} />
        </Section>
        {services.map(({ slug, title, picture }, index) => (
          <MediaSection
            key={slug}
            id={slug}
            media={<Picture picture={picture} alt="" sizes={mediaSizes} />}
            side={index % 2 === 0 ? 'end' : 'start'}
          >
            <p>{title}</p>
            <h2>{overviews[slug].heading}</h2>
            <p>{overviews[slug].text}</p>
            <p>
              <LearnMore to="/services/$slug" params={{ slug }} about={title} />
            </p>
          </MediaSection>
        ))}
        <Section heading={conditions.heading} text={conditions.text} tone="mist" id="conditions">
          <Accordion
            columns={2}
            items={conditions.items.map(({ title, content, slug }) => ({
              title,
              content: (
                <>
                  <p>{content}</p>
                  <LearnMore to="/conditions/$slug" params={{ slug }} about={title} />
                </>
              ),
            }))}
          />
          <p>
            <Link to="/services/conditions">{conditions.link}</Link>
          </p>
        </Section>
        <CallToAction {...closing}>
          <BookLink />
        </CallToAction>
      </AfterHero>
    </>
  );
}
