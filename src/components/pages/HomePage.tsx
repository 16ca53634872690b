import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { BodyMap } from '~/components/blocks/BodyMap.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Faq } from '~/components/blocks/Faq.tsx';
import { FeatureGrid } from '~/components/blocks/FeatureGrid.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { KeyNumbers } from '~/components/blocks/KeyNumbers.tsx';
import { MediaSection } from '~/components/blocks/MediaSection.tsx';
import { Steps } from '~/components/blocks/Steps.tsx';
import { Embed } from '~/components/embeds/Embed.tsx';
import { FormScript } from '~/components/embeds/FormScript.tsx';
import { BookingButtons } from '~/components/links/BookingButtons.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { ButtonLink } from '~/components/links/ButtonLink.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { PersonCard } from '~/components/office/PersonCard.tsx';
import { PersonDetails } from '~/components/office/PersonDetails.tsx';
import { PriceLine } from '~/components/office/PriceLine.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Section } from '~/components/ui/Section.tsx';
import * as embeds from '~/generated/embeds.ts';
import services from '~/generated/lists/services.ts';
import people from '~/generated/people.ts';
import { reviewsUrl } from '~/generated/site.ts';
import { numbersAnchor } from '~/lib/anchor.ts';
import { mediaSizes } from '~/lib/picture.ts';
import { preloadInView } from '~/lib/savesData.ts';
import type { PageModule } from '~/schemas/modules.ts';
import styles from './HomePage.module.css';

const practitioners = people.filter(({ practitioner }) => practitioner);

export function HomePage({ page, body }: PageModule<'home'>) {
  const { values, problem, benefits, process, why, doctor, reviews, faq } = body;
  return (
    <>
      <Hero
        page={page}
        lead={body.lead}
        aside={
          <Embed id="lead-survey" size="survey" title={body.surveyHeading} embed={embeds.survey} />
        }
      >
        <BookingButtons />
        <PriceLine />
        <p className="links">
          <a href={reviewsUrl}>{body.reviewsLink}</a>
        </p>
        <OpeningNote topic="status" />
      </Hero>
      <AfterHero>
        <FormScript placement="head" media="(width < 64rem)" />
        <Section>
          <FeatureGrid items={values} level="h2" />
        </Section>
        <BodyMap {...problem} />
        <Section>
          <MediaSection
            side="start"
            media={
              <Picture
                className={styles.picture}
                picture={benefits.picture}
                alt=""
                sizes={mediaSizes}
                focalPoint={benefits.focalPoint}
              />
            }
          >
            <h2>{benefits.heading}</h2>
            {benefits.items.map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </MediaSection>
        </Section>
        <Section heading={process.heading} tone="light">
          <Steps items={process.items} />
        </Section>
        <Section tone="dark" id={numbersAnchor}>
          <div className={styles.why}>
            <h2>{why.heading}</h2>
            <p>{why.text}</p>
            {why.numbers.length > 0 && <KeyNumbers items={why.numbers} />}
            <p>
              <ButtonLink to="/about" variant="secondary">
                {why.link}
              </ButtonLink>
            </p>
          </div>
        </Section>
        <Section heading={doctor.heading}>
          <div className={styles.people}>
            {practitioners.map((person, index) => (
              <PersonCard key={person.id} person={person} level="h3">
                <PersonDetails person={person} maxLines={3} />
                {index === practitioners.length - 1 && (
                  <ButtonRow>
                    <BookLink />
                    <ButtonLink to="/about" variant="secondary">
                      {doctor.link}
                    </ButtonLink>
                  </ButtonRow>
                )}
              </PersonCard>
            ))}
          </div>
        </Section>
        <Section heading={body.servicesHeading} tone="tint">
          <CardGrid>
            {services.map((card) => (
              <Card
                key={card.slug}
                {...card}
                link={
                  <LearnMore
                    to="/services/$slug"
                    params={{ slug: card.slug }}
                    preload={preloadInView}
                    about={card.title}
                  />
                }
              />
            ))}
          </CardGrid>
        </Section>
        {reviews && (
          <Section heading={reviews.heading} text={reviews.text}>
            <Embed
              id="reviews"
              size="reviews"
              title={reviews.heading}
              embed={embeds.reviews}
              lazy
            />
          </Section>
        )}
        <Faq {...faq} tone="tint" />
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}
