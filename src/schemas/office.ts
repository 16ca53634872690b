import { z } from 'zod';
import { weekdays } from '../lib/openingHours.ts';
import { day, line, linkTarget, sentences, time } from './values.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How a span is written: with its own times, if it is a list of two. */
const spanExample = (input: unknown) => {
  const [opens, closes] = Array.isArray(input) && input.length === 2 ? input : ['09:00', '13:00'];
  return `{ opens: "${opens}", closes: "${closes}" }`;
};

const span = z.strictObject(
  { opens: time, closes: time },
  {
    error: ({ code, input }) =>
      code === 'unrecognized_keys' ? undefined : `write both times as ${spanExample(input)}`,
  },
);

/** The opening spans of a day, in order: two around a lunch break, [] when closed. */
const spans = z
  .array(span.meta({ title: 'times' }), {
    error: ({ input }) => `write the times as [${spanExample(input)}], or [] when closed`,
  })
  .superRefine((list, context) => {
    list.forEach(({ opens, closes }, index) => {
      if (minutes(opens) >= minutes(closes)) {
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `closes (${closes}) before it opens (${opens})`,
        });
      }
      const previous = list[index - 1];
      if (previous && minutes(previous.closes) >= minutes(opens)) {
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `overlaps the span before it (${previous.opens} to ${previous.closes}); list spans in order`,
        });
      }
    });
  });

/** Time zone of the office, such as America/Chicago. */
export const timeZone = z.string().refine(
  (name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
    } catch {
      return false;
    }
  },
  { error: 'is not an IANA time zone, such as America/Chicago' },
);

/** The regular hours by weekday. */
export const hours = z.record(z.enum(weekdays), spans);

const otherDays = z
  .strictObject({
    from: day.meta({ description: 'The day, or the first of several.' }),
    to: day.optional().meta({ description: 'The last of several days; empty for a single one.' }),
    hours: spans
      .optional()
      .meta({ description: 'The hours on these days; none if the office is closed.' }),
    reason: line(40).meta({ description: 'Why, as hours show it: Thanksgiving.' }),
  })
  .refine(({ from, to }) => to === undefined || from <= to, {
    path: ['to'],
    error: 'is before the first day',
  })
  .meta({ title: 'days' });

/** Days with other hours than usual, or closed, earliest first. Past ones are ignored. */
export const otherHours = z
  .array(otherDays)
  .refine(
    (list) =>
      list.every(({ from }, index) => {
        const before = list[index - 1];
        return !before || (before.to ?? before.from) < from;
      }),
    { error: 'must be in order, without overlaps' },
  )
  .meta({
    title: 'Closed days and other hours',
    description: 'Days with other hours than usual, earliest first. Past days may stay.',
  });

const moment = z.iso.datetime({
  local: true,
  precision: -1,
  error: 'is not a day and a time; write them as 2026-11-25T13:00',
});

/** A message above every page between two times, in the office's time zone; null shows none. */
export const notice = z
  .strictObject({
    text: line(160),
    /** A link to a page ("/contact"), to a file in `public` ("/form.pdf") or to an https:// address; null for none. */
    link: z
      .strictObject({
        label: line(40),
        to: linkTarget,
      })
      .nullable(),
    from: moment,
    until: moment,
  })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'is not after "from"' })
  .nullable();

const wholeMinutes = z.int('must be a whole number of minutes').positive();

const dollars = z.number('must be an amount in dollars, such as 90').positive();

/** src/content/clinic/prices.yaml. Pages leave out list items that quote a value of null or []. */
export const prices = z.strictObject({
  /** What visits cost without insurance, in dollars. */
  prices: z
    .strictObject({
      /** A first visit, with an exam and treatment. */
      first: dollars,
      /** Each later visit. */
      later: dollars,
      /** What is priced apart, such as an x-ray; may be []. */
      others: z.array(z.strictObject({ what: line(50), price: dollars })),
    })
    .nullable(),
  /** The New Patient Special. */
  special: z
    .strictObject({
      /** What it includes, without a period. */
      includes: line(160),
      price: dollars,
      /** Who may use it, such as people with Medicare or each member of a family. */
      who: sentences(200).nullable(),
      /** Last day, YYYY-MM-DD; null for no end. */
      until: day.nullable(),
    })
    .nullable(),
  /** What a free consultation includes, and where the paid visit begins. */
  consultation: sentences(240).nullable(),
  /** Insurers that the clinic bills. */
  insurers: z.array(line(40)),
  /** Those whose network the clinic belongs to. */
  networks: z.array(line(40)),
  /** What Medicare covers. */
  medicare: sentences(240).nullable(),
  /** Ways to pay, as they follow in a sentence: "cards". */
  payment: z.array(line(40)),
  /** What happens when a patient misses a visit. */
  noShow: sentences(200).nullable(),
  /** Whether the clinic sells plans or packages that are paid ahead. */
  prepaid: sentences(200).nullable(),
});

/** src/content/clinic/visit.yaml: what people ask before a visit. Pages leave out list items that quote a value of null or []. */
export const visit = z.strictObject({
  /** How long visits take, in minutes. */
  minutes: z.strictObject({ first: wholeMinutes, later: wholeMinutes }).nullable(),
  /** What to bring, as it follows in a sentence: "your insurance card". */
  bring: z.array(line(60)),
  /** Where to park. */
  parking: sentences(200).nullable(),
  /** The way in: steps, door, elevator. */
  entrance: sentences(200).nullable(),
  /** How long patients wait on the day. */
  waiting: sentences(200).nullable(),
  /** Whom patients can bring along, such as a toddler. */
  company: sentences(200).nullable(),
  /** Whether the patient's doctor gets a report. */
  report: sentences(200).nullable(),
  /** Whether new patients may fill out the online forms at the office instead. */
  formsHere: sentences(200).nullable(),
  /** Who patients can call when the office is closed. */
  afterHours: sentences(240).nullable(),
  /** Needle-less acupuncture. */
  needleLess: z
    .strictObject({
      /** How the points are stimulated, as it follows "with": "the fingertips". */
      method: line(80),
      /** How long it takes. */
      minutes: wholeMinutes,
    })
    .nullable(),
});

export type Notice = NonNullable<z.infer<typeof notice>>;
