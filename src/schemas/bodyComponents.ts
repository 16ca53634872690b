import type { BodyFolder } from './common.ts';

type BodyComponentRule = {
  /** Its required attributes: the values that each may have; null for any text. */
  attributes?: Readonly<Record<string, readonly string[] | null>>;
  optional?: readonly string[];
  /** The only folders whose bodies may use it. */
  only?: readonly BodyFolder[];
};

const rules = {
  Phone: { attributes: { line: ['scheduling', 'insurance'] } },
  Picture: { attributes: { name: null, alt: null }, optional: ['caption'] },
  Plate: { attributes: { name: null } },
  Section: { only: ['conditions'] },
  ShortVersion: { only: ['blog'] },
} as const satisfies Record<string, BodyComponentRule>;

/** Attributes that visitors read: facts are filled in, and they are checked like the text. */
export const wordAttributes: readonly string[] = ['alt', 'caption'];

type Rules = typeof rules;

/** Names of the components of one folder; of `undefined`, those that every body may use. */
export type BodyComponentName<Folder extends BodyFolder | undefined> = {
  [Name in keyof Rules]: Folder extends (
    Rules[Name] extends { only: readonly (infer Own)[] }
      ? Own
      : undefined
  )
    ? Name
    : never;
}[keyof Rules];

export const bodyComponentRules: ReadonlyMap<string | null, BodyComponentRule> = new Map(
  Object.entries(rules),
);
