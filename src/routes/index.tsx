import services from 'virtual:content/services';
import { doctor, reviewsUrl } from 'virtual:site';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ButtonLink } from '~/components/layout/ButtonLink';
import { BookingButtons } from '~/components/sections/BookingButtons';
import { Card } from '~/components/sections/Card';
import { CardGrid } from '~/components/sections/CardGrid';
import { EmbedFrame } from '~/components/sections/EmbedFrame';
import { Faq } from '~/components/sections/Faq';
import { FeatureGrid } from '~/components/sections/FeatureGrid';
import { Figures } from '~/components/sections/Figures';
import { Hero } from '~/components/sections/Hero';
import { LearnMore } from '~/components/sections/LearnMore';
import { OpeningNote } from '~/components/sections/OpeningNote';
import { PersonCard } from '~/components/sections/PersonCard';
import { SharedCallToAction } from '~/components/sections/SharedCallToAction';
import { Split } from '~/components/sections/Split';
import { StructuredData } from '~/components/sections/StructuredData';
import { Section } from '~/components/ui/Section';
import { Steps } from '~/components/ui/Steps';
import picture from '~/content/images/pages/home.jpg?hero';
import { about } from '~/content/pages/about';
import { home } from '~/content/pages/home';
import { thirdParty } from '~/lib/embeds';
import { formPageHead } from './-formPage';

export const Route = createFileRoute('/')({
  loader: () => formPageHead({ ...home.metadata, path: '/' }),
  staticData: { formScript: 'smallScreens' },
  head: ({ loaderData }) => loaderData ?? {},
  component: Home,
});

function Home() {
  const { hero, values, problem, benefits, process, why, reviews, faq } = home;
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        picture={picture}
        look={{ text: 'black', overlay: true }}
        aside={
          <EmbedFrame
            id="lead-survey"
            size="survey"
            title={hero.surveyHeading}
            embed={thirdParty.survey}
            noun="the form"
          />
        }
      >
        <p>
          <a href={reviewsUrl}>{hero.reviewsLink}</a>
        </p>
        <BookingButtons />
        <OpeningNote says="status" />
      </Hero>
      <Section tone="mist">
        <FeatureGrid items={values} level={2} />
      </Section>
      <Section heading={problem.heading}>
        <Split>
          <div>
            {problem.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div>
            <h3>{problem.signsHeading}</h3>
            <ul>
              {problem.signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </div>
        </Split>
      </Section>
      <Section heading={benefits.heading} tone="sky">
        <FeatureGrid items={benefits.items} />
      </Section>
      <Section heading={process.heading}>
        <Steps items={process.items} />
      </Section>
      <Section heading={why.heading} text={why.text} tone="night">
        <Figures items={why.figures} note={why.insurance} />
        <ButtonLink to="/about" variant="secondary">
          {why.link}
        </ButtonLink>
      </Section>
      <Section heading={home.doctor.heading}>
        <Split>
          <PersonCard name={doctor.name} role={about.doctor.role} />
          <div>
            <p>{home.doctor.text}</p>
            <Link to="/about">{home.doctor.link}</Link>
          </div>
        </Split>
      </Section>
      <Section heading={home.services.heading} text={home.services.text} tone="mist">
        <CardGrid>
          {services.map(({ slug, title, excerpt, picture: cardPicture }) => (
            <Card
              key={slug}
              title={title}
              text={excerpt}
              picture={cardPicture}
              link={<LearnMore to="/services/$slug" params={{ slug }} about={title} />}
            />
          ))}
        </CardGrid>
      </Section>
      <Section heading={reviews.heading} text={reviews.text}>
        <EmbedFrame
          id="reviews"
          size="reviews"
          title={reviews.heading}
          embed={thirdParty.reviews}
          noun="the reviews"
          lazy
        />
      </Section>
      <Faq {...faq} tone="mist" />
      <SharedCallToAction />
      <StructuredData
        page={{ ...home.metadata, path: '/', kind: 'WebPage', name: 'Home', faq: faq.items }}
      />
    </>
  );
}
