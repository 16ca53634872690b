import { newPatientSpecial, phones } from 'virtual:site';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Picture } from '~/components/ui/Picture';
import { Section } from '~/components/ui/Section';
import { Steps } from '~/components/ui/Steps';
import type { PageModule } from '~/content/page';
import { thirdParty } from '~/lib/embeds';
import { telephoneHref } from '~/lib/phone';
import { EmbedFrame } from './EmbedFrame';
import { FeatureGrid } from './FeatureGrid';
import { FormScript } from './FormScript';
import { Hero } from './Hero';
import { Link } from './Link';
import styles from './NewPatientsPage.module.css';
import { OpeningNote } from './OpeningNote';
import { Page } from './Page';
import { PhoneLink } from './PhoneLink';
import { SharedCallToAction } from './SharedCallToAction';
import { Split } from './Split';

/** The new patient special, with a form for each reason to come, and how to get the PIN. */
export function NewPatientsPage({ page, words }: PageModule<'new-patients'>) {
  const { lead, action, call, formName, special, sections, pin } = words;
  return (
    <Page
      page={page}
      hero={
        <>
          <FormScript placement="head" />
          <Hero page={page} lead={lead}>
            <ButtonRow>
              <Button href={`#${sections[0]?.id}`}>{action}</Button>
              <Button href={telephoneHref(phones.scheduling)} variant="secondary">
                {call}
              </Button>
            </ButtonRow>
            <OpeningNote says="status" />
          </Hero>
        </>
      }
    >
      <Section
        heading={special.heading}
        text={newPatientSpecial ? `${special.known} ${newPatientSpecial}.` : special.unknown}
        tone="mist"
        id="special"
      >
        <FeatureGrid items={special.items} />
      </Section>
      {sections.map(({ id, heading, text, frameTitle, picture, signs }, index) => (
        <Section key={id} id={id}>
          <Split>
            <div className={styles.words}>
              <h2>{heading}</h2>
              <p>{text}</p>
              {signs && (
                <p>
                  <Link to="/conditions/$slug" params={{ slug: signs.slug }} hash="warning-signs">
                    {signs.label}
                  </Link>
                </p>
              )}
              <Picture
                className={styles.picture}
                picture={picture}
                alt=""
                sizes="(width >= 48rem) 42vw, 92vw"
              />
            </div>
            <div>
              <h3>{formName}</h3>
              <EmbedFrame
                id={`new-patient-special-${id}`}
                size="newPatient"
                title={frameTitle}
                embed={thirdParty.newPatientSpecial}
                noun="the form"
                lazy={index > 0}
              />
            </div>
          </Split>
        </Section>
      ))}
      <Section heading={pin.heading} text={pin.text} tone="sky" id="pin">
        <OpeningNote says="calling" />
        <Steps items={pin.steps} />
        <p>
          {pin.hours} <PhoneLink />
        </p>
      </Section>
      <SharedCallToAction />
    </Page>
  );
}
