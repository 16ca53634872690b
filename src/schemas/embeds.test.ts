// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '../../tests/fixtures/secondOwner/site.ts';
import { embedsOf } from './embeds.ts';
import type { Site } from './site.ts';

type Config = Site['embeds'];

const words = {
  form: { text: 'Pick a time.', label: 'Book online' },
  reviews: { text: 'All of them.', label: 'Read the reviews' },
};

const embedsWith = (forms: Config['forms'], reviews: Config['reviews'] = { provider: 'sample' }) =>
  embedsOf({ ...site, embeds: { forms, reviews } }, words);

const map = 'https://www.google.com';

const highlevel = {
  provider: 'highlevel',
  origin: 'https://form.example',
  script: 'https://scripts.example/embed.js',
  surveyId: 's1',
  newPatientSpecialId: 'n1',
  appointmentId: 'a1',
} as const;

test('forms of HighLevel come from its addresses, with ids for its script', () => {
  const { survey, newPatientSpecial, appointment, thirdParties } = embedsWith(highlevel);
  const form = (kind: string, formId: string) => ({
    src: `https://form.example/widget/${kind}/${formId}`,
    formId,
  });
  expect(survey).toEqual(form('survey', 's1'));
  expect(newPatientSpecial).toEqual(form('form', 'n1'));
  expect(appointment).toEqual(form('form', 'a1'));
  expect(thirdParties).toEqual({
    frames: ['https://form.example', map],
    scripts: ['https://scripts.example'],
  });
});

test('any page can be a form or the reviews, and the appointment form replaces the ones left out', () => {
  const survey = { url: 'https://surveys.example/s' };
  const appointment = { url: 'https://forms.example/a', height: 900 };
  const embeds = embedsWith(
    { provider: 'frame', appointment, survey, isBooking: true },
    { provider: 'frame', url: 'https://reviews.example/r', height: 500 },
  );
  const booking = { src: appointment.url, height: 900, isBooking: true };
  expect(embeds).toMatchObject({ appointment: booking, newPatientSpecial: booking });
  expect(embeds.survey).toEqual({ src: survey.url });
  expect(embeds.reviews).toEqual({ src: 'https://reviews.example/r', height: 500 });
  expect(embeds.script).toBeUndefined();
  const origins = ['forms', 'surveys', 'reviews'].map((name) => `https://${name}.example`);
  expect(embeds.thirdParties.frames).toEqual(expect.arrayContaining(origins));
  expect(embedsWith({ provider: 'frame', appointment }).appointment.isBooking).toBeFalsy();
});

const pay = 'https://pay.example';

test.each<Config['forms']>([
  { provider: 'frame', appointment: { url: 'https://form.example/a' }, origins: [pay] },
  { provider: 'acuity', url: 'https://form.as.me', origins: [pay] },
  { ...highlevel, origins: [pay] },
])('a form of $provider may lead to another site when it is sent', (forms) => {
  const { thirdParties } = embedsWith(forms);
  expect(thirdParties.frames).toEqual([expect.stringContaining('https://form.'), map, pay]);
});

test.each([
  ['link', 'https://booking.example/', 'link'],
  ['jane', 'https://spine.janeapp.com/', 'link'],
  ['simplepractice', 'https://spine.clientsecure.me', 'link'],
  ['square', 'https://book.squareup.com/appointments/abc/location/def/services', 'link'],
  ['cal', 'https://cal.com/spine/visit', 'link'],
  ['acuity', 'https://app.acuityscheduling.com/schedule.php?owner=123', 'frame'],
] as const)('online booking with %s at %s is a %s', (name, address, kind) => {
  const { survey, appointment, reviews, script, thirdParties } = embedsWith(
    { provider: name, url: address },
    { provider: 'link' },
  );
  const link = { href: address, ...words.form, isBooking: true };
  expect(survey).toEqual(link);
  expect(appointment).toEqual(
    kind === 'link' ? link : { src: address, height: 800, isBooking: true },
  );
  expect(reviews).toEqual({ href: site.reviewsUrl, ...words.reviews });
  expect(script).toBeUndefined();
  const frames = kind === 'link' ? [map] : [new URL(address).origin, map];
  expect(thirdParties).toEqual({ frames, scripts: [] });
});
