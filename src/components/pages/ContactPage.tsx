import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { Split } from '~/components/blocks/Split.tsx';
import { Embed } from '~/components/embeds/Embed.tsx';
import { EmbedFrame } from '~/components/embeds/EmbedFrame.tsx';
import { FormScript } from '~/components/embeds/FormScript.tsx';
import { EmergencyBox } from '~/components/entry/EmergencyBox.tsx';
import { WayMap } from '~/components/figures/WayMap.tsx';
import { CallLink } from '~/components/links/CallLink.tsx';
import { Link } from '~/components/links/Link.tsx';
import { LinkedText } from '~/components/links/LinkedText.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { TextLink } from '~/components/links/TextLink.tsx';
import { OfficeHours } from '~/components/office/OfficeHours.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Button } from '~/components/ui/Button.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { Section } from '~/components/ui/Section.tsx';
import * as embeds from '~/generated/embeds.ts';
import {
  address,
  clinicName,
  email,
  fax,
  morePhones,
  privacy,
  textNumber,
  way,
} from '~/generated/site.ts';
import risks from '~/generated/strings/risks.ts';
import { appleDirectionsUrl, googleDirectionsUrl, streetLine } from '~/lib/address.ts';
import { anchorOf, formAnchor, privacyAnchor } from '~/lib/anchor.ts';
import { formatPhone, telephoneHref } from '~/lib/phone.ts';
import type { PageModule } from '~/schemas/modules.ts';
import type { PageBody } from '~/schemas/pages.ts';
import styles from './ContactPage.module.css';

export function ContactPage({ page, body }: PageModule<'contact'>) {
  const { phone, patients, location } = body;
  const form = embeds.appointment.isBooking ? body.booking : body.form;
  return (
    <>
      <Hero page={page} lead={<PhoneText>{body.lead}</PhoneText>} isLow isPlain />
      <AfterHero>
        <FormScript placement="body" />
        <Section id="request">
          <Split>
            <div id={formAnchor}>
              <h2>{form.heading}</h2>
              <p>{form.text}</p>
              <Embed
                id="request-an-appointment"
                size="appointment"
                title={form.frameTitle}
                embed={embeds.appointment}
              />
              <p data-screen-only>
                <LinkedText>{body.newPatients}</LinkedText>
              </p>
            </div>
            <div>
              <h2>{phone.heading}</h2>
              <p>
                <PhoneText>{phone.text}</PhoneText>
              </p>
              <OpeningNote topic="calling" />
              <p>
                <CallLink />
              </p>
              <p>
                {phone.insurance} <PhoneLink line="insurance" />.
              </p>
              {morePhones.map(({ label, number }) => (
                <p key={number}>
                  {label}:{' '}
                  <a href={telephoneHref(number)} aria-label={`${formatPhone(number)}, ${label}`}>
                    {formatPhone(number)}
                  </a>
                </p>
              ))}
              {fax && <p>{`${phone.fax}: ${formatPhone(fax)}`}</p>}
              <WriteLinks labels={phone.write} />
              <h3 className={styles.hours}>{phone.hoursHeading}</h3>
              <OfficeHours />
              {phone.notes.length > 0 && <p>{phone.notes.join(' ')}</p>}
            </div>
          </Split>
        </Section>
        <Section tone="tint" id="map">
          <Split>
            <div>
              <h2>{location.heading}</h2>
              <p className={styles.address}>{location.text}</p>
              {way && <p>{location.way}</p>}
              {location.notes.length > 0 && <p>{location.notes.join(' ')}</p>}
              <p>
                <Button href={googleDirectionsUrl(address)} variant="secondary">
                  <Icon name="navigation" />
                  {location.directions.google}
                </Button>
              </p>
              <p className="links" data-screen-only>
                <a href={appleDirectionsUrl(address)}>{location.directions.apple}</a>
                <a href={`${import.meta.env.BASE_URL}clinic.vcf`} download>
                  {location.card}
                </a>
              </p>
            </div>
            <div>
              <EmbedFrame
                id="clinic-map"
                size="map"
                title={location.frameTitle}
                embed={embeds.map}
                fallback={
                  way && (
                    <WayMap
                      {...way}
                      name={clinicName}
                      address={streetLine(address)}
                      scale={location.scale}
                    />
                  )
                }
                lazy
              />
            </div>
          </Split>
        </Section>
        {privacy && (
          <Section tone="light" id={privacyAnchor}>
            <Split>
              <h2>{body.privacy.heading}</h2>
              <div>
                <p>{privacy.forms}</p>
                {privacy.notice && (
                  <PrivacyNotice notice={privacy.notice} label={body.privacy.notice} />
                )}
              </div>
            </Split>
          </Section>
        )}
        <Section heading={patients.heading}>
          <Accordion
            columns={2}
            items={patients.items.map(({ title, text }) => ({
              title,
              content: (
                <p>
                  <PhoneText>{text}</PhoneText>
                </p>
              ),
            }))}
          />
          <div className={styles.emergency}>
            <EmergencyBox text={patients.emergency}>
              <Link
                to="/services/conditions"
                hash={anchorOf(risks.emergency.title)}
                data-screen-only
              >
                {patients.risks}
              </Link>
            </EmergencyBox>
          </div>
        </Section>
      </AfterHero>
    </>
  );
}

type WriteLinksProps = { labels: PageBody<'contact'>['phone']['write'] };

function WriteLinks({ labels }: WriteLinksProps) {
  if (!textNumber && !email) return null;
  return (
    <>
      <ul className={styles.write}>
        {textNumber && (
          <li>
            {labels.text}: <a href={`sms:${textNumber}`}>{formatPhone(textNumber)}</a>
          </li>
        )}
        {email && (
          <li>
            {labels.email}:{' '}
            <a href={`mailto:${email}`}>
              {/* A narrow column may break the line after the "@". */}
              {email.replace(/@.*/, '@')}
              <wbr />
              {email.replace(/.*@/, '')}
            </a>
          </li>
        )}
      </ul>
      <p>{labels.note}</p>
    </>
  );
}

type PrivacyNoticeProps = { notice: string | readonly string[]; label: string };

function PrivacyNotice({ notice, label }: PrivacyNoticeProps) {
  if (typeof notice === 'string')
    return (
      <p>
        <TextLink href={notice}>{label}</TextLink>
      </p>
    );
  const paragraphs = notice.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return <Accordion items={[{ title: label, content: paragraphs }]} />;
}
