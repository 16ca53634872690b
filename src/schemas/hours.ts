import { z } from 'zod';
import { weekdays } from '../lib/openingHours.ts';
import { day, linkTarget, text, time } from './values.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const spanExample = '{ opens: "09:00", closes: "13:00" }';

const span = z.strictObject(
  { opens: time, closes: time },
  {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? undefined : `write both times as ${spanExample}`,
  },
);

/** The opening spans of a day, in order: two around a lunch break, [] when closed. */
const spans = z
  .array(span.meta({ title: 'times', summary: '{{opens}} to {{closes}}' }), {
    error: `write the times as [${spanExample}], or [] when closed`,
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
export const hours = z.record(z.enum(weekdays), spans).meta({
  title: 'Usual hours',
  description:
    'A pair of times for a day without a break, two around a lunch break, none for a day when you are closed. For a single date, choose Today.',
});

const otherDays = z
  .strictObject({
    from: day.describe('The day, or the first of several.'),
    to: day.optional().describe('The last of several days; empty for a single one.'),
    hours: spans.optional().describe('The hours on these days; none if the office is closed.'),
    reason: text(1, 40).describe('Why, as hours show it: Thanksgiving.'),
  })
  .refine(({ from, to }) => to === undefined || from <= to, {
    path: ['to'],
    error: 'is before the first day',
  })
  .meta({ title: 'days', summary: '{{from}}: {{reason}}' });

type OtherDays = z.infer<typeof otherDays>;

const lastOf = ({ from, to = from }: OtherDays) => to;

const inWords = ({ from, to, reason }: OtherDays) =>
  `"${reason}" (${to ? `${from} to ${to}` : from})`;

/** Days with other hours than usual, or closed, earliest first. Past ones are ignored. */
export const otherHours = z
  .array(otherDays)
  .superRefine((list, { addIssue }) => {
    for (const [index, days] of list.entries()) {
      const before = list[index - 1];
      if (!before || lastOf(before) < days.from) continue;
      addIssue({
        code: 'custom',
        path: [index],
        message:
          lastOf(days) < before.from
            ? `${inWords(days)} is before ${inWords(before)}, which stands above it; put the earlier days first`
            : `${inWords(days)} overlaps with ${inWords(before)}, which stands above it; let each day stand in one of them only`,
      });
    }
  })
  .meta({
    title: 'Closed days and other hours',
    description: 'Days with other hours than usual, earliest first. Past days may stay.',
  });

const moment = z.iso
  .datetime({
    local: true,
    precision: -1,
    error: 'is not a day and a time; write them as 2026-11-25T13:00',
  })
  .meta({ input: 'moment' });

/** A message above every page, in the office's time zone; null shows none. */
export const notice = z
  .strictObject({
    text: text(1, 160),
    link: z
      .strictObject({
        label: text(1, 40),
        to: linkTarget.meta({
          title: 'Where it leads',
          description: 'A page (/contact), a file (/form.pdf) or an https:// address.',
        }),
      })
      .nullable(),
    from: moment,
    until: moment,
  })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'is not after "from"' })
  .nullable()
  .describe('A message on top of every page between two times. It disappears by itself.');

export type Notice = NonNullable<z.infer<typeof notice>>;
