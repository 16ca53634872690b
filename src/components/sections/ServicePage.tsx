import { Accordion } from '~/components/ui/Accordion';
import { Picture } from '~/components/ui/Picture';
import { Prose } from '~/components/ui/Prose';
import { Section } from '~/components/ui/Section';
import { Steps } from '~/components/ui/Steps';
import type { ServiceModule } from '~/content/entry';
import { ButtonLink } from './ButtonLink';
import { CallToAction } from './CallToAction';
import { EntryFigures } from './EntryFigures';
import { Faq } from './Faq';
import { Hero } from './Hero';
import { Link } from './Link';
import { Page } from './Page';
import { PictureSection } from './PictureSection';
import { RelatedLinks } from './RelatedLinks';
import { ReviewedBy } from './ReviewedBy';
import { RisksOfCare } from './RisksOfCare';
import styles from './ServicePage.module.css';
import { Sources } from './Sources';
import { textComponents } from './textComponents';
import { EntrySigns } from './WarningSigns';

/** A service: what it is, whom it helps, what a visit is like. */
export function ServicePage({ page, words, sections, figures, default: Text }: ServiceModule) {
  const {
    lead,
    intro,
    accordion,
    conditions,
    steps,
    faq,
    closing,
    signs,
    risks,
    sources,
    related,
  } = words;
  const [introPicture, textPicture] = sections;
  return (
    <Page page={page} hero={<Hero page={page} lead={lead} />}>
      {introPicture && (
        <PictureSection
          heading={intro.heading}
          paragraphs={intro.text}
          picture={introPicture}
          side="end"
        >
          <p>
            <ButtonLink to="/contact">Book An Appointment</ButtonLink>
          </p>
        </PictureSection>
      )}
      <Section tone="mist">
        <div className={styles.text}>
          <Prose>
            <EntrySigns value={signs}>
              <EntryFigures value={figures}>
                <Text components={textComponents} />
              </EntryFigures>
            </EntrySigns>
          </Prose>
          {textPicture && (
            <Picture
              className={styles.picture}
              picture={textPicture}
              alt=""
              sizes="(width >= 64rem) 30vw, 92vw"
            />
          )}
        </div>
        <div className={styles.after}>
          <RisksOfCare risks={risks} />
        </div>
      </Section>
      <Section heading={accordion.heading}>
        <Accordion
          columns={2}
          items={accordion.items.map((item) => ({
            title: item.title,
            content: <p>{item.content}</p>,
          }))}
        />
      </Section>
      <Section heading={conditions.heading} text={conditions.text} tone="sky">
        <ul className={styles.conditions}>
          {conditions.links.map((condition) => (
            <li key={condition.slug}>
              <Link
                to="/conditions/$slug"
                params={{ slug: condition.slug }}
                className={styles.condition}
              >
                {condition.title}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={steps.heading}>
        <Steps items={steps.items} />
      </Section>
      {faq && <Faq {...faq} tone="mist" />}
      <Section>
        <div className={styles.sources}>
          <Sources sources={sources} />
          <ReviewedBy />
        </div>
      </Section>
      <RelatedLinks related={related} />
      <CallToAction {...closing}>
        <ButtonLink to="/contact">Book An Appointment</ButtonLink>
      </CallToAction>
    </Page>
  );
}
