// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteConfig } from '~/content/schemas/site.ts';
import * as site from '../../tests/fixtures/site.ts';

beforeEach(() => vi.resetModules());

/** The embeds of a site with these providers. */
function embedsWith(embeds: SiteConfig['embeds']) {
  vi.doMock('~/generated/site.ts', () => ({ ...site, embeds }));
  return import('./embeds.ts');
}

test('samples lie on the site itself, below its base path, and need no third party but the map', async () => {
  const sample = { provider: 'sample' } as const;
  const { thirdParty, thirdPartyOrigins, isInternal } = await embedsWith({
    forms: sample,
    reviews: sample,
  });
  const { survey, appointment, reviews, script, formOrigin } = thirdParty;
  for (const src of [survey.src, appointment.src, reviews.src, script]) {
    expect(src.startsWith(site.basePath) && isInternal(src), src).toBe(true);
  }
  expect(formOrigin).toBeUndefined();
  expect(thirdPartyOrigins).toEqual({ frames: ['https://www.google.com'], scripts: [] });
});

test('forms and reviews of a provider come from its addresses, which the policy allows', async () => {
  const { thirdParty, thirdPartyOrigins } = await embedsWith({
    forms: {
      provider: 'highlevel',
      origin: 'https://forms.example',
      script: 'https://scripts.example/embed.js',
      surveyId: 's1',
      newPatientSpecialId: 'n1',
      appointmentId: 'a1',
    },
    reviews: { provider: 'widget', url: 'https://reviews.example/widget/1' },
  });
  expect(thirdParty.survey).toEqual({
    src: 'https://forms.example/widget/survey/s1',
    formId: 's1',
  });
  expect(thirdParty.appointment.src).toBe('https://forms.example/widget/form/a1');
  expect(thirdParty.reviews.src).toBe('https://reviews.example/widget/1');
  expect(thirdParty.formOrigin).toBe('https://forms.example');
  expect(thirdPartyOrigins).toEqual({
    frames: ['https://forms.example', 'https://reviews.example', 'https://www.google.com'],
    scripts: ['https://scripts.example'],
  });
});
