import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { BodyMap } from '~/components/blocks/BodyMap.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Faq } from '~/components/blocks/Faq.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { KeyNumbers } from '~/components/blocks/KeyNumbers.tsx';
import { MediaSection, mediaSizes } from '~/components/blocks/MediaSection.tsx';
import { Steps } from '~/components/blocks/Steps.tsx';
import { Embed } from '~/components/embeds/Embed.tsx';
import { FormScript } from '~/components/embeds/FormScript.tsx';
import { BookingButtons } from '~/components/links/BookingButtons.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { ButtonLink } from '~/components/links/ButtonLink.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { PersonDetails } from '~/components/office/PersonDetails.tsx';
import { PriceLine } from '~/components/office/PriceLine.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Section } from '~/components/ui/Section.tsx';
import * as embeds from '~/generated/embeds.ts';
import services from '~/generated/lists/services.ts';
import people from '~/generated/people.ts';
import { reviewsUrl } from '~/generated/site.ts';
import { nameAndRole } from '~/lib/people.ts';
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
        <p>
          <a href={reviewsUrl} className={styles.reviews}>
            <Icon name="stars" />
            {body.reviewsLink}
          </a>
        </p>
        <OpeningNote topic="status" />
      </Hero>
      <AfterHero>
        <FormScript placement="head" media="(width < 64rem)" />
        <div className={styles.values}>
          <ul>
            {values.map(({ title, text }) => (
              <li key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <BodyMap {...problem} />
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
            <div key={title} className={styles.benefit}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </MediaSection>
        <Section heading={process.heading} tone="sky">
          <Steps items={process.items} />
          <PriceLine />
        </Section>
        <Section tone="night">
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
          {practitioners.map((person) => (
            <div key={person.id} className={styles.doctor}>
              {person.photo && (
                <Picture
                  picture={person.photo}
                  alt={nameAndRole(person)}
                  sizes="(width >= 64rem) 20rem, 92vw"
                  focalPoint={person.focalPoint}
                />
              )}
              <div>
                {person.quote && (
                  <p className={styles.quote}>
                    <q>{person.quote}</q>
                  </p>
                )}
                <p>
                  <strong>{nameAndRole(person)}</strong>
                </p>
              </div>
              <PersonDetails person={person} most={3} />
            </div>
          ))}
          <ButtonRow>
            <BookLink />
            <ButtonLink to="/about" variant="secondary">
              {doctor.link}
            </ButtonLink>
          </ButtonRow>
        </Section>
        <Section heading={body.servicesHeading} tone="mist">
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
        <Faq {...faq} tone="mist" />
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}
