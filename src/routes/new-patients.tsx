import { phones } from 'virtual:site';
import { createFileRoute } from '@tanstack/react-router';
import { PhoneLink } from '~/components/layout/PhoneLink';
import { Breadcrumbs } from '~/components/sections/Breadcrumbs';
import { EmbedFrame } from '~/components/sections/EmbedFrame';
import { Hero } from '~/components/sections/Hero';
import { OpeningNote } from '~/components/sections/OpeningNote';
import { SharedCallToAction } from '~/components/sections/SharedCallToAction';
import { Split } from '~/components/sections/Split';
import { StructuredData } from '~/components/sections/StructuredData';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Section } from '~/components/ui/Section';
import { Steps } from '~/components/ui/Steps';
import picture from '~/content/images/pages/new-patients.jpg?hero';
import { newPatients } from '~/content/pages/newPatients';
import { thirdParty } from '~/lib/embeds';
import { telephoneHref } from '~/lib/phone';
import { formPageHead } from './-formPage';

export const Route = createFileRoute('/new-patients')({
  loader: () => formPageHead({ ...newPatients.metadata, path: '/new-patients' }),
  staticData: { formScript: 'head' },
  head: ({ loaderData }) => loaderData ?? {},
  component: NewPatients,
});

function NewPatients() {
  const { hero, formName, sections, pin } = newPatients;
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        picture={picture}
        look={{ text: 'black', overlay: true }}
        breadcrumbs={<Breadcrumbs trail={[]} current="New Patients" />}
      >
        <ButtonRow>
          <Button href={`#${sections[0]?.id}`}>{hero.action}</Button>
          <Button href={telephoneHref(phones.scheduling)} variant="secondary">
            {hero.call}
          </Button>
        </ButtonRow>
        <OpeningNote says="status" />
      </Hero>
      {sections.map(({ id, heading, text, frameTitle }, index) => (
        <Section key={id} id={id}>
          <Split>
            <div>
              <h2>{heading}</h2>
              <p>{text}</p>
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
      <StructuredData
        page={{
          ...newPatients.metadata,
          path: '/new-patients',
          kind: 'WebPage',
          name: 'New Patients',
        }}
      />
    </>
  );
}
