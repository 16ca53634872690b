import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { FeatureGrid } from '~/components/blocks/FeatureGrid.tsx';
import { FeaturesBesidePrices } from '~/components/blocks/FeaturesBesidePrices.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { Steps } from '~/components/blocks/Steps.tsx';
import { Embed } from '~/components/embeds/Embed.tsx';
import { FormScript } from '~/components/embeds/FormScript.tsx';
import { Link } from '~/components/links/Link.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Faces } from '~/components/office/Faces.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { Button } from '~/components/ui/Button.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Section } from '~/components/ui/Section.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import * as embeds from '~/generated/embeds.ts';
import { newPatientForms, phones } from '~/generated/site.ts';
import warningSigns from '~/generated/strings/warning-signs.ts';
import { anchorOf, formAnchor, pinAnchor } from '~/lib/anchor.ts';
import { telephoneHref } from '~/lib/phone.ts';
import { type EmbedData, isOwn } from '~/schemas/embeds/provider.ts';
import type { PageModule } from '~/schemas/modules.ts';
import styles from './NewPatientsPage.module.css';

/** Whether the form is any page by its address: it has one height for all widths, so it stands once, below the reasons. */
const isPlainFrame = (embed: EmbedData) => 'src' in embed && !embed.formId && !isOwn(embed.src);

/** The new patient special, forms for three kinds of patients, and how to get the PIN. */
export function NewPatientsPage({ page, body }: PageModule<'new-patients'>) {
  const { lead, action, call, formName, special, choice, before, sections, pin } = body;
  // Items that quote a fact the clinic does not give are left out.
  const questions = before.groups.filter(({ items }) => items.length > 0);
  const isOnce = isPlainFrame(embeds.newPatientSpecial);
  return (
    <>
      <Hero page={page} lead={<Lead offer={special.offers.join(' ')} instead={lead} />}>
        <OpeningNote topic="status" />
        <ButtonRow>
          <Button href="#reasons">{action}</Button>
          <Button href={telephoneHref(phones.scheduling)} variant="secondary">
            {call}
          </Button>
        </ButtonRow>
        {pin && (
          <p data-screen-only>
            <a href={`#${pinAnchor}`}>{pin.jump}</a>
          </p>
        )}
      </Hero>
      <AfterHero>
        <FormScript placement="head" />
        <Section heading={special.heading} tone="mist" id="special">
          <FeaturesBesidePrices items={special.items}>
            <Faces />
          </FeaturesBesidePrices>
        </Section>
        <Section id="reasons" heading={choice}>
          <div className={styles.reasons}>
            {sections.map(
              (
                { id, heading, paragraphs, picture, focalPoint, frameTitle, audience, signsLink },
                index,
              ) => (
                <section key={id} id={id} className={styles.reason}>
                  <Picture
                    className={styles.picture}
                    picture={picture}
                    focalPoint={focalPoint}
                    alt=""
                    sizes="(width >= 48rem) 64vw, 12rem"
                  />
                  <h3>{heading}</h3>
                  <div className={styles.text}>
                    <div className={styles.paragraphs}>
                      {paragraphs.map((text) => (
                        <p key={text}>
                          <PhoneText>{text}</PhoneText>
                        </p>
                      ))}
                    </div>
                    {signsLink && (
                      <p data-screen-only>
                        <Link
                          to="/services/conditions"
                          hash={anchorOf(warningSigns.groups[signsLink.group])}
                        >
                          {signsLink.label}
                        </Link>
                      </p>
                    )}
                  </div>
                  {!isOnce && (
                    <div id={index === 0 ? formAnchor : undefined} className={styles.form}>
                      {/* The form itself shows its name. */}
                      <h4>
                        <VisuallyHidden>{`${formName} ${audience}`}</VisuallyHidden>
                      </h4>
                      <Embed
                        id={`new-patient-special-${id}`}
                        size="newPatient"
                        title={frameTitle}
                        embed={embeds.newPatientSpecial}
                        audience={audience}
                        lazy={index > 0}
                      />
                    </div>
                  )}
                </section>
              ),
            )}
          </div>
          {isOnce && (
            <div id={formAnchor} className={styles.once}>
              <h3>{formName}</h3>
              <Embed
                id="new-patient-special"
                size="newPatient"
                title={formName}
                embed={embeds.newPatientSpecial}
              />
            </div>
          )}
        </Section>
        {questions.length > 0 && (
          <Section heading={before.heading} tone="paper">
            {questions.map(({ heading, items }) => (
              <div key={heading} className={styles.group}>
                <h3>{heading}</h3>
                <FeatureGrid items={items} level="h4" hasAnchors />
              </div>
            ))}
          </Section>
        )}
        {pin && (
          <Section heading={pin.heading} text={pin.text} tone="sky" id={pinAnchor}>
            <OpeningNote topic="calling" />
            <Steps items={pin.steps} />
            {pin.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {newPatientForms && (
              <p>
                <Button href={newPatientForms} variant="secondary">
                  {pin.forms}
                </Button>
              </p>
            )}
            <p>
              {!newPatientForms && `${pin.otherwise} `}
              {pin.hours} <PhoneLink />.
            </p>
          </Section>
        )}
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}

/** What the special offers; after its last day, or without one, another sentence. */
function Lead({ offer, instead }: { offer: string; instead: string }) {
  if (!offer) return instead;
  return (
    <>
      <span data-special="offer">{offer}</span>
      <span data-special="instead">{instead}</span>
    </>
  );
}
