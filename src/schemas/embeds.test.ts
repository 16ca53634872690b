// @vitest-environment node
import { expect, test } from 'vitest';
import site from '../../tests/fixtures/secondOwner/config.ts';
import { embedsOf } from './embeds.ts';
import type { SiteConfig } from './site.ts';

type Config = SiteConfig['embeds'];

const words = {
  form: { text: 'Pick a time.', label: 'Book online' },
  reviews: { text: 'All of them.', label: 'Read the reviews' },
};

/** What pages get from these providers. */
const embedsWith = (forms: Config['forms'], reviews: Config['reviews'] = { provider: 'sample' }) =>
  embedsOf({ ...site, embeds: { forms, reviews } }, words);

const map = 'https://www.google.com';

test('samples are on the site itself, below its base path, and only the map is of a third party', () => {
  const { script, thirdParties, ...frames } = embedsWith({ provider: 'sample' });
  for (const name of ['survey', 'appointment', 'reviews'] as const)
    expect(frames[name]).toEqual({ src: `${site.basePath}sample-embeds/${name}` });
  expect(script).toBeUndefined();
  expect(thirdParties).toEqual({ frames: [map], scripts: [] });
});

test('forms of HighLevel come from its addresses, with ids for its script', () => {
  const { survey, newPatientSpecial, appointment, thirdParties } = embedsWith({
    provider: 'highlevel',
    origin: 'https://forms.example',
    script: 'https://scripts.example/embed.js',
    surveyId: 's1',
    newPatientSpecialId: 'n1',
    appointmentId: 'a1',
  });
  const form = (kind: string, formId: string) => ({
    src: `https://forms.example/widget/${kind}/${formId}`,
    formId,
  });
  expect(survey).toEqual(form('survey', 's1'));
  expect(newPatientSpecial).toEqual(form('form', 'n1'));
  expect(appointment).toEqual(form('form', 'a1'));
  expect(thirdParties).toEqual({
    frames: ['https://forms.example', map],
    scripts: ['https://scripts.example'],
  });
});

test('any page can be a form or the reviews, and the appointment form replaces the ones left out', () => {
  const { survey, newPatientSpecial, appointment, reviews, script, thirdParties } = embedsWith(
    {
      provider: 'frame',
      appointment: { url: 'https://forms.example/a', height: 900 },
      survey: { url: 'https://surveys.example/s' },
    },
    { provider: 'frame', url: 'https://reviews.example/r', height: 500 },
  );
  expect(appointment).toEqual({ src: 'https://forms.example/a', height: 900 });
  expect(newPatientSpecial).toEqual(appointment);
  expect(survey).toEqual({ src: 'https://surveys.example/s' });
  expect(reviews).toEqual({ src: 'https://reviews.example/r', height: 500 });
  expect(script).toBeUndefined();
  expect(thirdParties.frames).toEqual(
    expect.arrayContaining(
      ['forms', 'surveys', 'reviews'].map((name) => `https://${name}.example`),
    ),
  );
});

test('a booking page and reviews behind links need no frame, no script and no third party', () => {
  const { survey, appointment, reviews, script, thirdParties } = embedsWith(
    { provider: 'link', url: 'https://booking.example/' },
    { provider: 'link' },
  );
  for (const form of [survey, appointment])
    expect(form).toEqual({ href: 'https://booking.example/', ...words.form });
  expect(reviews).toEqual({ href: site.reviewsUrl, ...words.reviews });
  expect(script).toBeUndefined();
  expect(thirdParties).toEqual({ frames: [map], scripts: [] });
});
