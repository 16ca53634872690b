import services from 'virtual:content/services';
import { doctor, reviewsUrl } from 'virtual:site';
import { Icon } from '~/components/ui/Icon';
import { Section } from '~/components/ui/Section';
import { Steps } from '~/components/ui/Steps';
import prairie from '~/content/images/blog/navigating-life-transitions.jpg?vista';
import stones from '~/content/images/blog/power-of-consistency.jpg?vista';
import room from '~/content/images/pages/services.jpg?vista';
import type { PageModule } from '~/content/page';
import { thirdParty } from '~/lib/embeds';
import { BodyMap } from './BodyMap';
import { BookingButtons } from './BookingButtons';
import { ButtonLink } from './ButtonLink';
import { Card } from './Card';
import { CardGrid } from './CardGrid';
import { ConditionFilter } from './ConditionFilter';
import { EmbedFrame } from './EmbedFrame';
import { Faq } from './Faq';
import { FeatureGrid } from './FeatureGrid';
import { Figures } from './Figures';
import { FormScript } from './FormScript';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import { LearnMore } from './LearnMore';
import { Link } from './Link';
import { OpeningNote } from './OpeningNote';
import { Page } from './Page';
import { PersonCard } from './PersonCard';
import { SharedCallToAction } from './SharedCallToAction';
import { Split } from './Split';
import { Vista } from './Vista';

/** The home page, section by section as the specification orders them. */
export function HomePage({ page, words }: PageModule<'home'>) {
  const { values, problem, benefits, process, why, reviews, faq } = words;
  return (
    <Page
      page={page}
      hero={
        <>
          <FormScript placement="head" media="(width < 64rem)" />
          <Hero
            page={page}
            lead={words.lead}
            aside={
              <EmbedFrame
                id="lead-survey"
                size="survey"
                title={words.surveyHeading}
                embed={thirdParty.survey}
                noun="the form"
              />
            }
          >
            <p>
              <a href={reviewsUrl} className={styles.reviews}>
                <Icon name="stars" />
                {words.reviewsLink}
              </a>
            </p>
            <BookingButtons />
            <OpeningNote says="status" />
          </Hero>
        </>
      }
    >
      <Section tone="mist">
        <FeatureGrid items={values} level={2} />
      </Section>
      <BodyMap filter={<ConditionFilter />}>
        <Split>
          <div>
            <h3>{problem.heading}</h3>
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
      </BodyMap>
      <Section heading={benefits.heading} tone="sky">
        <FeatureGrid items={benefits.items} />
      </Section>
      <Section heading={process.heading}>
        <Steps items={process.items} />
      </Section>
      <Vista picture={stones} focus={[70, 60]} />
      <Section heading={why.heading} text={why.text} tone="night">
        <Figures items={why.figures} note={why.insurance} />
        <ButtonLink to="/about" variant="secondary">
          {why.link}
        </ButtonLink>
      </Section>
      <Section heading={words.doctor.heading}>
        <Split>
          <PersonCard {...doctor} />
          <div>
            <p>{words.doctor.text}</p>
            <Link to="/about">{words.doctor.link}</Link>
          </div>
        </Split>
      </Section>
      <Vista picture={room} focus={[72, 70]} />
      <Section heading={words.services.heading} text={words.services.text} tone="mist">
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
      <Vista picture={prairie} focus={[64, 75]} />
      <SharedCallToAction />
    </Page>
  );
}
