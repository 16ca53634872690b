import { address, clinicName, phones, way } from 'virtual:site';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { Section } from '~/components/ui/Section';
import type { PageModule } from '~/content/page';
import { appleDirectionsUrl, googleDirectionsUrl, streetLine } from '~/lib/address';
import { thirdParty } from '~/lib/embeds';
import { formatPhone, telephoneHref } from '~/lib/phone';
import { EmbedFrame } from './EmbedFrame';
import { FeatureGrid } from './FeatureGrid';
import { FormScript } from './FormScript';
import { Hero } from './Hero';
import { Link } from './Link';
import { OfficeHours } from './OfficeHours';
import { OpeningNote } from './OpeningNote';
import { Page } from './Page';
import { PhoneLink } from './PhoneLink';
import { Split } from './Split';
import { WayMap } from './WayMap';

/** Phone, form, hours and map. */
export function ContactPage({ page, words }: PageModule<'contact'>) {
  const { lead, form, phone, ready, location } = words;
  return (
    <Page
      page={page}
      hero={
        <>
          <FormScript placement="body" />
          <Hero page={page} lead={lead}>
            <OpeningNote says="status" />
          </Hero>
        </>
      }
    >
      <Section id="request">
        <Split>
          <div>
            <h2>{phone.heading}</h2>
            <p>{phone.text}</p>
            <p>
              <Button href={telephoneHref(phones.scheduling)}>
                <Icon name="phone" />
                {`Call ${formatPhone(phones.scheduling)}`}
              </Button>
            </p>
            <p>
              {phone.insurance} <PhoneLink line="insurance" />.
            </p>
            <h3>{phone.hoursHeading}</h3>
            <OfficeHours />
          </div>
          <div>
            <h2>{form.heading}</h2>
            <p>{form.text}</p>
            <EmbedFrame
              id="request-an-appointment"
              size="appointment"
              title={form.frameTitle}
              embed={thirdParty.appointment}
              noun="the form"
            />
          </div>
        </Split>
      </Section>
      <Section heading={ready.heading} text={ready.text}>
        <FeatureGrid items={ready.items} />
        <p>
          <Link to="/new-patients">{ready.newPatients}</Link>
        </p>
      </Section>
      <Section heading={location.heading} text={location.text} tone="mist" id="map">
        {way && <p>{location.way}</p>}
        <p>
          <a href={googleDirectionsUrl(address)}>Directions in Google Maps</a> or{' '}
          <a href={appleDirectionsUrl(address)}>in Apple Maps</a>.{' '}
          <a href={`${import.meta.env.BASE_URL}clinic.vcf`} download>
            {location.card}
          </a>
        </p>
        <EmbedFrame
          id="clinic-map"
          size="map"
          title={location.frameTitle}
          embed={thirdParty.map}
          noun="the map"
          under={way && <WayMap side={way.side} name={clinicName} address={streetLine(address)} />}
          lazy
        />
      </Section>
    </Page>
  );
}
