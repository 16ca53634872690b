import { Fragment, type ReactNode } from 'react';
import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { BodyMap } from '~/components/blocks/BodyMap.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Faq } from '~/components/blocks/Faq.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { KeyNumbers } from '~/components/blocks/KeyNumbers.tsx';
import { MediaSection, mediaSizes } from '~/components/blocks/MediaSection.tsx';
import { Scene } from '~/components/blocks/Scene.tsx';
import { Split } from '~/components/blocks/Split.tsx';
import { Steps } from '~/components/blocks/Steps.tsx';
import { Embed } from '~/components/embeds/Embed.tsx';
import { FormScript } from '~/components/embeds/FormScript.tsx';
import { BookingButtons } from '~/components/links/BookingButtons.tsx';
import { ButtonLink } from '~/components/links/ButtonLink.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { Link } from '~/components/links/Link.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { Prices } from '~/components/office/Prices.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { inTones, Section, type Tone } from '~/components/ui/Section.tsx';
import * as embeds from '~/generated/embeds.ts';
import services from '~/generated/lists/services.ts';
import people from '~/generated/people.ts';
import { reviewsUrl } from '~/generated/site.ts';
import labels from '~/generated/strings/labels.ts';
import { nameAndRole } from '~/lib/people.ts';
import { preloadInView } from '~/lib/savesData.ts';
import type { PageModule } from '~/schemas/modules.ts';
import type { HomeSection } from '~/schemas/pages.ts';
import styles from './HomePage.module.css';

const practitioners = people.filter(({ practitioner }) => practitioner);
const photos = practitioners.flatMap((person) => {
  const { id, photo: picture, focalPoint } = person;
  return picture ? [{ id, picture, alt: nameAndRole(person), focalPoint }] : [];
});

/** Sections with a background of their own; the others alternate. */
const homeTones = {
  values: 'white',
  bodyMap: 'night',
  benefits: 'white',
  process: 'sky',
  why: 'night',
  doctor: 'white',
} as const;

/** The home page, with the sections that its content lists. */
export function HomePage({ page, body }: PageModule<'home'>) {
  const { values, problem, benefits, process, why, doctor, reviews, faq } = body;
  const { picture, focalPoint } = doctor;
  const doctorPictures = photos.length > 0 ? photos : [{ id: '', picture, alt: '', focalPoint }];
  const sections: Record<HomeSection, (tone: Tone) => ReactNode> = {
    values: () => (
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
    ),
    problem: (tone) => (
      <Section tone={tone}>
        <Split>
          <div className={styles.problem}>
            <h2>{problem.heading}</h2>
            {problem.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.problem}>
            <h3>{problem.reasonsHeading}</h3>
            <ul>
              {problem.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        </Split>
      </Section>
    ),
    bodyMap: () => <BodyMap />,
    benefits: () => (
      <MediaSection
        side="start"
        media={
          <Picture
            className={styles.benefitsPicture}
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
    ),
    process: () => (
      <Scene heading={process.heading} picture={process.picture}>
        <Steps items={process.items} isLine />
        <Prices />
        <p>
          <ButtonLink to="/new-patients" variant="secondary">
            {labels.newPatientSpecial}
          </ButtonLink>
        </p>
      </Scene>
    ),
    why: () => (
      <Section tone="night">
        <div className={styles.why}>
          <h2>{why.heading}</h2>
          <p>{why.text}</p>
          <KeyNumbers items={why.numbers} basisLabel={why.basisLabel} note={why.insurance} />
          <p>
            <ButtonLink to="/about" variant="secondary">
              {why.link}
            </ButtonLink>
          </p>
        </div>
      </Section>
    ),
    doctor: () => (
      <MediaSection
        side="end"
        media={
          <div className={styles.pictures} data-screen-only>
            {doctorPictures.map(({ id, ...photo }) => (
              <Picture key={id} {...photo} sizes={mediaSizes} />
            ))}
          </div>
        }
      >
        <h2>{doctor.heading}</h2>
        <p>{doctor.text}</p>
        {practitioners.map((person) => (
          <p key={person.id}>
            <strong>{nameAndRole(person)}</strong>
          </p>
        ))}
        <p data-screen-only>
          <Link to="/about">{doctor.link}</Link>
        </p>
      </MediaSection>
    ),
    services: (tone) => (
      <Section heading={body.services.heading} text={body.services.text} tone={tone}>
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
    ),
    reviews: (tone) => (
      <Section heading={reviews.heading} text={reviews.text} tone={tone}>
        <Embed id="reviews" size="reviews" title={reviews.heading} embed={embeds.reviews} lazy />
      </Section>
    ),
    faq: (tone) => <Faq {...faq} tone={tone} />,
  };
  return (
    <>
      <Hero
        page={page}
        lead={body.lead}
        aside={
          <Embed id="lead-survey" size="survey" title={body.surveyHeading} embed={embeds.survey} />
        }
      >
        <p>
          <a href={reviewsUrl} className={styles.reviews}>
            <Icon name="stars" />
            {body.reviewsLink}
          </a>
        </p>
        <OpeningNote topic="status" />
        <BookingButtons />
      </Hero>
      <AfterHero>
        <FormScript placement="head" media="(width < 64rem)" />
        {inTones(body.sections, homeTones).map(({ name, tone }) => (
          <Fragment key={name}>{sections[name](tone)}</Fragment>
        ))}
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}
