import overviews from 'virtual:content/service-overviews';
import services from 'virtual:content/services';
import { Accordion } from '~/components/ui/Accordion';
import { Picture } from '~/components/ui/Picture';
import { Prose } from '~/components/ui/Prose';
import { Section } from '~/components/ui/Section';
import type { PageModule } from '~/content/page';
import { ButtonLink } from './ButtonLink';
import { CallToAction } from './CallToAction';
import { Hero } from './Hero';
import { LearnMore } from './LearnMore';
import { Link } from './Link';
import { MediaSection, mediaSizes } from './MediaSection';
import { Page } from './Page';

/** A section for each service, and common conditions in short. */
export function ServicesPage({ page, words }: PageModule<'services'>) {
  const { lead, intro, conditions, closing } = words;
  return (
    <Page page={page} hero={<Hero page={page} lead={lead} />}>
      <Section heading={intro.heading}>
        <Prose paragraphs={intro.paragraphs} />
      </Section>
      {services.map(({ slug, title, picture: servicePicture }, index) => (
        <MediaSection
          key={slug}
          id={slug}
          figure={<Picture picture={servicePicture} alt="" sizes={mediaSizes} />}
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
        <ButtonLink to="/contact">Book An Appointment</ButtonLink>
      </CallToAction>
    </Page>
  );
}
