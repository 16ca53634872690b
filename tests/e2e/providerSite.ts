import { serve } from '../../tooling/serve.ts';
import { buildVariant } from '../variant.ts';
import { providerOrigin } from './provider.ts';

/** Where the site with forms of the stand-in provider is served. */
export const providerSitePort = 4188;

if (process.argv[1] === import.meta.filename) {
  const directory = buildVariant('provider', (config) =>
    config.replace(
      "forms: placeholder({ provider: 'sample' })",
      `forms: {
      provider: 'highlevel',
      origin: '${providerOrigin}',
      script: '${providerOrigin}/js/form_embed.js',
      surveyId: 'survey-1',
      newPatientSpecialId: 'special-1',
      appointmentId: 'appointment-1',
    }`,
    ),
  );
  await serve({ directory, port: providerSitePort, basePath: '/' });
}
