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
    z.strictObject({ value, means: text(30, 300), source: unique(idOf(references, 'sources')) });
  /** A list of people: sentences that follow `intro`. */
  const people = z.strictObject({
    title: text(3, 80),
    intro: text(20, 400),
    items: z.array(text(5, 240)).min(1),
    source: unique(idOf(references, 'sources')),
  });
  return z.strictObject({
    approved: z.strictObject({ by: line(80), on: day }).nullable(),
    handsOnAge: rule(age),
    pushAge: rule(age),
    neckAge: rule(age),
    injuredNeckAge: rule(age),
    afterBirth: rule(z.int('must be a whole number').min(1).max(24)),
    boneScanAge: rule(age),
    boneScanAgeMen: rule(age),
    visits: rule(z.int('must be a whole number').min(2).max(12)),
    noNeck: people,
    gentleCare: people,
    doctorFirst: people,
    xrays: people,
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
