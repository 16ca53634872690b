import { z } from 'zod';
import { idOf, type References, unique } from './common.ts';
import { day, line, text } from './values.ts';

const age = z.int('must be a whole number').min(0).max(120);

/**
 * The clinical rules of the clinic, in src/content/clinic/policy.yaml. Pages quote them as facts, such as {policy.neckAge}, so that
 * a rule that changes there changes on every page.
 */
export const policySchema = (references: References) => {
  /** A number that pages quote. */
  const rule = <Value extends z.ZodType<number>>(value: Value) =>
    z.strictObject({
      value,
      means: text(30, 300).meta({
        title: 'The rule',
        description: 'In plain words; the doctor who approves it reads them.',
      }),
      source: unique(idOf(references, 'sources')).meta({ title: 'Sources' }),
    });
  /** A list of people: sentences that follow `intro`. */
  const people = z.strictObject({
    title: text(3, 80),
    intro: text(20, 400).meta({ title: 'Beginning' }),
    items: z.array(text(5, 240)).min(1).meta({ title: 'People' }),
    source: unique(idOf(references, 'sources')).meta({ title: 'Sources' }),
  });
  return z.strictObject({
    approved: z
      .strictObject({ by: line(80), on: day })
      .nullable()
      .meta({ title: 'Approved', description: 'Not checked until a doctor has.' }),
    handsOnAge: rule(age).meta({ title: 'Age from which we treat children with our hands' }),
    pushAge: rule(age).meta({ title: 'Age from which we may adjust a back by hand' }),
    neckAge: rule(age).meta({ title: 'Age from which we may adjust a neck' }),
    injuredNeckAge: rule(age).meta({
      title: 'Age below which a doctor must look at an injured neck first',
    }),
    afterBirth: rule(z.int('must be a whole number').min(1).max(24)).meta({
      title: 'Months after a birth in which we adjust no neck',
    }),
    boneScanAge: rule(age).meta({
      title: 'Age from which a woman without a bone density scan gets gentle care',
    }),
    boneScanAgeMen: rule(age).meta({ title: 'The same age for a man' }),
    visits: rule(z.int('must be a whole number').min(2).max(12)).meta({
      title: 'Number of visits after which we take stock of a plan',
    }),
    noNeck: people.meta({ title: 'People whose neck we do not adjust' }),
    gentleCare: people.meta({
      title: 'People who get slow pressure and exercises in place of a push or the instrument',
    }),
    doctorFirst: people.meta({ title: 'People whom a doctor must see first' }),
    xrays: people.meta({ title: 'Our rule on x-rays in pregnancy' }),
  });
};

export type Policy = z.output<ReturnType<typeof policySchema>>;

/** Names of the rules with a number, in the order of launch-check. */
export const ruleNames = [
  'handsOnAge',
  'pushAge',
  'neckAge',
  'injuredNeckAge',
  'afterBirth',
  'boneScanAge',
  'boneScanAgeMen',
  'visits',
] as const;

export type Rules = Readonly<Record<(typeof ruleNames)[number], number>>;

/** Reads the numbers of the rules before validation. A missing or invalid number becomes 0; the schema reports it. */
export const rulesOf = (policy: unknown) => {
  const number = z.object({ value: z.number() });
  const fields = z.record(z.string(), z.unknown()).catch({}).parse(policy);
  const values = ruleNames.map((name) => [name, number.safeParse(fields[name]).data?.value ?? 0]);
  return Object.fromEntries(values) as Rules;
};

/** The lists of people in a policy, in the order of the list of all risks. */
export const policyListNames = ['noNeck', 'gentleCare', 'doctorFirst', 'xrays'] as const;
