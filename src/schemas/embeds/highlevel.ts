import { z } from 'zod';
import { origin, url } from '../values.ts';
import { origins } from './origins.ts';
import { type Forms, provider } from './provider.ts';

const id = z.string().regex(/^[\w-]+$/, 'is not the id of a form, such as aB3dE5fG7hJ9kL1mN2pQ');

/** Forms by HighLevel (LeadConnector), on its own domain or a white-label one. */
export const highlevelForms = provider(
  z
    .strictObject({
      provider: z.literal('highlevel'),
      /** Origin of the forms, such as https://api.leadconnectorhq.com. */
      origin,
      /** Address of the script, such as https://link.msgsndr.com/js/form_embed.js. */
      script: url,
      /** Id of the survey on the home page. */
      surveyId: id,
      /** Id of "New Patient Special". */
      newPatientSpecialId: id,
      /** Id of "Request An Appointment". */
      appointmentId: id,
      /** Other sites to which a form leads when it is sent. */
      origins,
    })
    .describe('HighLevel or LeadConnector, by the ids of its forms'),
  ({ origin, script, surveyId, newPatientSpecialId, appointmentId, origins }): Forms => {
    const form = (kind: 'form' | 'survey', formId: string) => ({
      src: `${origin}/widget/${kind}/${formId}`,
      formId,
    });
    return {
      survey: form('survey', surveyId),
      newPatientSpecial: form('form', newPatientSpecialId),
      appointment: form('form', appointmentId),
      script,
      origins,
    };
  },
);
