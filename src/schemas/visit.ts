import { z } from 'zod';
import { day, sentences, text } from './values.ts';

const wholeMinutes = z.int().positive();

const dollars = z.number('must be an amount in dollars, such as 90').positive();

/** src/content/clinic/prices.yaml. Pages leave out list items that quote a value of null or []. */
export const prices = z
  .strictObject({
    prices: z
      .strictObject({
        first: dollars.meta({ title: 'First visit', description: 'With an exam and treatment.' }),
        later: dollars.meta({ title: 'Each later visit' }),
        others: z
          .array(z.strictObject({ what: text(1, 50), price: dollars }).meta({ title: 'price' }))
          .meta({ title: 'Priced apart', description: 'Such as an x-ray.' }),
      })
      .nullable()
      .meta({ title: 'Prices of visits', description: 'Without insurance, in dollars.' }),
    special: z
      .strictObject({
        includes: text(1, 160).meta({
          title: 'What it includes',
          description: 'Without a period at the end.',
        }),
        price: dollars,
        who: sentences(200).nullable().meta({
          title: 'Who may use it',
          description: 'Such as people with Medicare or each member of a family.',
        }),
        until: day.nullable().meta({ title: 'Last day', description: 'Empty: no end.' }),
      })
      .nullable()
      .meta({ title: 'New Patient Special', description: 'Not checked: pages show none.' }),
    consultation: sentences(240).nullable().meta({
      title: 'Free consultation',
      description: 'What it includes, and where the paid visit begins.',
    }),
    insurers: z
      .array(text(1, 40).meta({ title: 'insurer' }))
      .meta({ title: 'Insurers that you bill' }),
    networks: z.array(text(1, 40)).meta({
      title: 'Networks',
      description: 'Those of the insurers whose network you belong to.',
    }),
    medicare: sentences(240).nullable().meta({ title: 'What Medicare covers' }),
    carInsurance: sentences(240).nullable().meta({
      title: 'Care after a car crash',
      description: 'Whether you bill the car insurer, or patients pay you first.',
    }),
    payment: z
      .array(text(1, 40))
      .meta({ title: 'Ways to pay', description: 'As they follow in a sentence: cards.' }),
    noShow: sentences(200).nullable().meta({ title: 'When a patient misses a visit' }),
    prepaid: sentences(200)
      .nullable()
      .meta({ title: 'Plans and packages paid ahead', description: 'Whether you sell some.' }),
  })
  .superRefine(({ insurers, networks }, { addIssue }) => {
    for (const [index, name] of networks.entries())
      if (!insurers.includes(name))
        addIssue({
          code: 'custom',
          path: ['networks', index],
          message: `"${name}" is not among insurers; write it there, too, in the same words, or delete it here`,
        });
  });

/** src/content/clinic/visit.yaml: what people ask before a visit. Pages leave out list items that quote a value of null or []. */
export const visit = z.strictObject({
  minutes: z
    .strictObject({
      first: wholeMinutes.meta({ title: 'First visit' }),
      later: wholeMinutes.meta({ title: 'Later visits' }),
    })
    .nullable()
    .meta({ title: 'How long visits take', description: 'In minutes.' }),
  bring: z.array(text(1, 60)).meta({
    title: 'What to bring',
    description: 'As it follows in a sentence: your insurance card.',
  }),
  parking: sentences(200).nullable().describe('Where to park.'),
  entrance: sentences(200)
    .nullable()
    .meta({ title: 'The way in', description: 'Steps, door, elevator.' }),
  waiting: sentences(200).nullable().meta({ title: 'How long patients wait' }),
  company: sentences(200)
    .nullable()
    .meta({ title: 'Whom patients can bring along', description: 'Such as a toddler.' }),
  report: sentences(200)
    .nullable()
    .meta({ title: 'Report to the patient’s doctor', description: 'Whether they get one.' }),
  formsHere: sentences(200).nullable().meta({
    title: 'Forms at the office',
    description: 'Whether new patients may fill them out there instead.',
  }),
  afterHours: sentences(240)
    .nullable()
    .meta({ title: 'When you are closed', description: 'Whom patients can call.' }),
  needleLess: z
    .strictObject({
      method: text(1, 80).meta({
        title: 'How the points are stimulated',
        description: 'As it follows “with”: the fingertips.',
      }),
      minutes: wholeMinutes.meta({ title: 'Minutes that it takes' }),
    })
    .nullable()
    .meta({ title: 'Needle-less acupuncture' }),
});
