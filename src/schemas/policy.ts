import { z } from 'zod';
import { idOf, type References, record, unique } from './common.ts';
import { day, text } from './values.ts';

const age = z.int().min(0).max(120);

/** The rules with a number, which pages quote, in the order of launch-check. */
const rules = {
  handsOnAge: age,
  pushAge: age,
  neckAge: age,
  injuredNeckAge: age,
  afterBirth: z.int().min(1).max(24),
  boneScanAge: age,
  boneScanAgeMen: age,
  visits: z.int().min(2).max(12),
};

type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

/** The lists of people in a policy, in the order of the list of all risks. */
export const policyListNames = ['noNeck', 'gentleCare', 'doctorFirst', 'xrays'] as const;

export type PolicyListName = (typeof policyListNames)[number];

/**
 * The clinical rules of the clinic, in src/content/clinic/policy.yaml. Pages quote them as facts, such as {policy.neckAge}, so that
 * a rule that changes there changes on every page.
 */
export const policySchema = (references: References) => {
  const source = unique(idOf(references, 'sources'));
  /** A list of people: sentences that follow `intro`. */
  const people = z.strictObject({
    title: text(3, 80),
    intro: text(20, 400),
    items: z.array(text(5, 240)).min(1),
    source,
  });
  return z.strictObject({
    approved: z.strictObject({ by: text(1, 80), on: day }).nullable(),
    ...record(ruleNames, (name) =>
      z.strictObject({ value: rules[name], means: text(30, 300), source }),
    ),
    ...record(policyListNames, () => people),
  });
};

export type Policy = z.output<ReturnType<typeof policySchema>>;

export type Rules = Readonly<Record<RuleName, number>>;

/** Reads the numbers of the rules before validation. A missing or invalid number becomes 0; the schema reports it. */
export const rulesOf = (policy: unknown): Rules => {
  const number = z.object({ value: z.number() });
  const fields = z.record(z.string(), z.unknown()).catch({}).parse(policy);
  return record(ruleNames, (name) => number.safeParse(fields[name]).data?.value ?? 0);
};
