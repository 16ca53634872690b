import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { BodyMap } from '~/components/blocks/BodyMap.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { ConditionFilter } from '~/components/blocks/ConditionFilter.tsx';
import { Faq } from '~/components/blocks/Faq.tsx';
import { FeatureGrid } from '~/components/blocks/FeatureGrid.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { KeyFigures } from '~/components/blocks/KeyFigures.tsx';
import { SharedCallToAction } from '~/components/blocks/SharedCallToAction.tsx';
import { Split } from '~/components/blocks/Split.tsx';
import { Steps } from '~/components/blocks/Steps.tsx';
import { Vista } from '~/components/blocks/Vista.tsx';
import { OpeningNote } from '~/components/clinic/OpeningNote.tsx';
import { PersonCard } from '~/components/clinic/PersonCard.tsx';
import { Embed } from '~/components/embeds/Embed.tsx';
import { FormScript } from '~/components/embeds/FormScript.tsx';
import { BookingButtons } from '~/components/links/BookingButtons.tsx';
import { ButtonLink } from '~/components/links/ButtonLink.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { Link } from '~/components/links/Link.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { Section } from '~/components/ui/Section.tsx';
import prairie from '~/content/images/blog/navigating-life-transitions.jpg?vista';
import stones from '~/content/images/blog/power-of-consistency.jpg?vista';
import type { PageModule } from '~/content/types.ts';
import * as embeds from '~/generated/embeds.ts';
import services from '~/generated/lists/services.ts';
import people from '~/generated/people.ts';
import { reviewsUrl } from '~/generated/site.ts';
import { nameAndRole } from '~/lib/people.ts';
import styles from './HomePage.module.css';

/** The home page, in the order of the specification. */
export function HomePage({ page, content }: PageModule<'home'>) {
  const { values, problem, benefits, process, why, reviews, faq } = content;
  return (
    <>
      <FormScript placement="head" media="(width < 64rem)" />
      <Hero
        page={page}
        lead={content.lead}
        aside={
          <Embed
            id="lead-survey"
            size="survey"
            title={content.surveyHeading}
            embed={embeds.survey}
            noun="form"
          />
        }
      >
        <p>
          <a href={reviewsUrl} className={styles.reviews}>
            <Icon name="stars" />
            {content.reviewsLink}
          </a>
        </p>
        <BookingButtons />
        <OpeningNote topic="status" />
      </Hero>
      <AfterHero>
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
          {process.offers.map((offer) => (
            <p key={offer}>{offer}</p>
          ))}
        </Section>
        <Vista picture={stones} focus={[70, 60]} />
        <Section heading={why.heading} text={why.text} tone="night">
          <KeyFigures items={why.figures} note={why.insurance} />
          <ButtonLink to="/about" variant="secondary">
            {why.link}
          </ButtonLink>
        </Section>
        <Section heading={content.doctor.heading} text={content.doctor.text}>
          <div className={styles.people}>
            {people
              .filter(({ provider }) => provider)
              .map((person) => (
                <PersonCard key={person.id} person={person}>
                  <p>
                    <strong>{nameAndRole(person)}</strong>
                  </p>
                </PersonCard>
              ))}
          </div>
          <p>
            <Link to="/about">{content.doctor.link}</Link>
          </p>
        </Section>
        <Section heading={content.services.heading} text={content.services.text} tone="mist">
          <CardGrid>
            {services.map((card) => (
              <Card
                key={card.slug}
                {...card}
                link={
                  <LearnMore to="/services/$slug" params={{ slug: card.slug }} about={card.title} />
                }
              />
            ))}
          </CardGrid>
        </Section>
        <Section heading={reviews.heading} text={reviews.text}>
          <Embed
            id="reviews"
            size="reviews"
            title={reviews.heading}
            embed={embeds.reviews}
            noun="reviews"
            lazy
          />
        </Section>
        <Faq {...faq} tone="mist" />
        <Vista picture={prairie} focus={[64, 75]} />
        <SharedCallToAction />
      </AfterHero>
    </>
  );
}
