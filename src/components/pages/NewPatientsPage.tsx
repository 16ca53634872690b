import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Faq } from '~/components/blocks/Faq.tsx';
import { FeatureGrid } from '~/components/blocks/FeatureGrid.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { Split } from '~/components/blocks/Split.tsx';
import { Embed } from '~/components/embeds/Embed.tsx';
import { FormScript } from '~/components/embeds/FormScript.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { SignsLink } from '~/components/links/SignsLink.tsx';
import { Faces } from '~/components/office/Faces.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { Prices } from '~/components/office/Prices.tsx';
import { useOpening } from '~/components/office/useOpening.ts';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Button } from '~/components/ui/Button.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Section } from '~/components/ui/Section.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import * as embeds from '~/generated/embeds.ts';
import { newPatientForms } from '~/generated/site.ts';
import { formAnchor, pinAnchor } from '~/lib/anchor.ts';
import { isOwn } from '~/schemas/embeds/provider.ts';
import type { PageModule } from '~/schemas/modules.ts';
import styles from './NewPatientsPage.module.css';

type Props = PageModule<'new-patients'>;

const form = embeds.newPatientSpecial;

/** A form that is any page by its address is the same for all patients, so it stands once. */
const isOnce = 'src' in form && !form.formId && !isOwn(form.src);

export function NewPatientsPage({ page, body }: Props) {
  const { lead, special, sections, formName, before, pin } = body;
  // Sentences that quote a fact the clinic does not give are left out.
  const questions = before.items
    .filter(({ text }) => text.length > 0)
    .map(({ title, text }) => ({ question: title, answer: text.join(' ') }));
  return (
    <>
      <Hero page={page} lead={<Lead offer={special.offers.join(' ')} instead={lead} />} isPlain>
        <OpeningNote topic="status" />
        <Buttons {...body} />
      </Hero>
      <AfterHero>
        <FormScript placement="head" />
        <Section>
          <div className={styles.reasons}>
            {sections.map((section, index) => {
              const { id, heading, paragraphs, picture, focalPoint, signsLink, audience } = section;
              const isFirst = index === 0;
              const name = isOnce ? formName : `${formName} ${audience}`;
              const embed = (
                <Embed
                  id={`new-patient-special-${id}`}
                  size="newPatient"
                  title={isOnce ? formName : section.frameTitle}
                  embed={form}
                  audience={isOnce ? '' : audience}
                  lazy={!isFirst}
                />
              );
              return (
                <section key={id} id={id} className={styles.reason}>
                  <div>
                    <div className={styles.head}>
                      <Picture
                        className={styles.picture}
                        picture={picture}
                        focalPoint={focalPoint}
                        alt=""
                        sizes="(width >= 64rem) 40vw, 12rem"
                      />
                      <h2>{heading}</h2>
                    </div>
                    {paragraphs.map((text) => (
                      <p key={text}>
                        <PhoneText>{text}</PhoneText>
                      </p>
                    ))}
                    {signsLink && (
                      <p data-screen-only>
                        <SignsLink group={signsLink.group}>{signsLink.label}</SignsLink>
                      </p>
                    )}
                  </div>
                  {isFirst && (
                    <div id={formAnchor}>
                      {/* The form itself shows its name. */}
                      <h3>
                        <VisuallyHidden>{name}</VisuallyHidden>
                      </h3>
                      {embed}
                    </div>
                  )}
                  {!isFirst && !isOnce && (
                    <div className={styles.form} data-screen-only>
                      <Accordion isWide items={[{ title: name, content: embed }]} />
                    </div>
                  )}
                </section>
              );
            })}
          </div>
        </Section>
        <Section heading={special.heading} tone="tint" id="special">
          <Split>
            <div className={styles.features}>
              <FeatureGrid items={special.items} />
            </div>
            <div>
              <Prices />
              <Faces />
              <p>
                <Button href={`#${sections[0]?.id}`} variant="secondary">
                  {body.action}
                </Button>
              </p>
            </div>
          </Split>
        </Section>
        {questions.length > 0 && <Faq heading={before.heading} items={questions} />}
        {pin && (
          <Section heading={pin.heading} tone="light" id={pinAnchor}>
            <p>
              <PhoneText>
                {[pin.text, ...(newPatientForms ? [] : [pin.otherwise]), ...pin.notes].join(' ')}
              </PhoneText>
            </p>
            {newPatientForms && (
              <p>
                <Button href={newPatientForms} variant="secondary">
                  {pin.forms}
                </Button>
              </p>
            )}
          </Section>
        )}
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}

type LeadProps = { offer: string; instead: string };

/** What the special offers; after its last day, or without one, another sentence. */
function Lead({ offer, instead }: LeadProps) {
  if (!offer) return instead;
  return (
    <>
      <span data-special="offer">
        <PhoneText>{offer}</PhoneText>
      </span>
      <span data-special="instead">{instead}</span>
    </>
  );
}

/** The filled button is the one that is answered sooner. */
function Buttons({ action, call, sections, pin }: Props['body']) {
  const isOpen = useOpening()?.isOpen;
  return (
    <>
      <ButtonRow>
        <Button href={`#${sections[0]?.id}`} variant={isOpen ? 'secondary' : 'primary'}>
          {action}
        </Button>
        <PhoneLink variant={isOpen ? 'primary' : 'secondary'}>{call}</PhoneLink>
      </ButtonRow>
      {pin && (
        <p data-screen-only>
          <a href={`#${pinAnchor}`}>{pin.jump}</a>
        </p>
      )}
    </>
  );
}
