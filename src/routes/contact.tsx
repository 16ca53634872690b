import { address, phones } from 'virtual:site';
import { createFileRoute, Link } from '@tanstack/react-router';
import { OfficeHours } from '~/components/layout/OfficeHours';
import { PhoneLink } from '~/components/layout/PhoneLink';
import { Breadcrumbs } from '~/components/sections/Breadcrumbs';
import { EmbedFrame } from '~/components/sections/EmbedFrame';
import { FeatureGrid } from '~/components/sections/FeatureGrid';
import { Hero } from '~/components/sections/Hero';
import { OpeningNote } from '~/components/sections/OpeningNote';
import { Split } from '~/components/sections/Split';
import { StructuredData } from '~/components/sections/StructuredData';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { Section } from '~/components/ui/Section';
import picture from '~/content/images/pages/contact.jpg?hero';
import { contact } from '~/content/pages/contact';
import { appleDirectionsUrl, googleDirectionsUrl } from '~/lib/address';
import { thirdParty } from '~/lib/embeds';
import { formatPhone, telephoneHref } from '~/lib/phone';
import { formPageHead } from './-formPage';

export const Route = createFileRoute('/contact')({
  loader: () => formPageHead({ ...contact.metadata, path: '/contact' }),
  staticData: { formScript: 'body' },
  head: ({ loaderData }) => loaderData ?? {},
  component: Contact,
});

function Contact() {
  const { hero, form, phone, ready, location } = contact;
  return (
    <>
      <Hero
        {...hero}
        picture={picture}
        look={{ text: 'black', overlay: true }}
        breadcrumbs={<Breadcrumbs trail={[]} current="Contact" />}
      >
        <OpeningNote says="status" />
      </Hero>
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
          lazy
        />
      </Section>
      <StructuredData
        page={{ ...contact.metadata, path: '/contact', kind: 'ContactPage', name: 'Contact' }}
      />
    </>
  );
}
