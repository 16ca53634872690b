import type { BodyFolder } from './common.ts';

type BodyComponentRule = {
  /** Its attributes, all required: the values that each may have; null for any text. */
  attributes?: Readonly<Record<string, readonly string[] | null>>;
  /** The only folders whose bodies may use it. */
  only?: readonly BodyFolder[];
};

/** The components that the bodies of entries may use, by name. */
const rules = {
  DiscStates: { only: ['conditions'] },
  Movement: { attributes: { name: null } },
  Note: { only: ['blog', 'info'] },
  Phone: { attributes: { line: ['scheduling', 'insurance'] } },
  Plate: { attributes: { name: null } },
  Proportion: { attributes: { part: null, of: null }, only: ['blog'] },
  Section: { only: ['conditions'] },
  ShortVersion: { only: ['blog'] },
  Tip: {},
} as const satisfies Record<string, BodyComponentRule>;

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

/** The rules of each component, by the name in a tag. */
export const bodyComponentRules: ReadonlyMap<string | null, BodyComponentRule> = new Map(
  Object.entries(rules),
);
