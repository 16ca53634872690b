// Symbol.for, because the configuration and the build may load separate copies of this module.
const marker = Symbol.for('placeholder');

type Marked = { [marker]: true; value: unknown };

const isMarked = (value: unknown): value is Marked =>
  typeof value === 'object' && value !== null && marker in value;

/** Marks a value of the configuration that the owner has yet to replace. */
export function placeholder<T>(value: T): T {
  const marked: Marked = { [marker]: true, value };
  return marked as T;
}

/** Replaces all marked values by plain ones, at any depth. */
export function resolvePlaceholders<T>(value: T): T {
  if (isMarked(value)) return resolvePlaceholders(value.value as T);
  if (Array.isArray(value)) return value.map(resolvePlaceholders) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, resolvePlaceholders(field)]),
  ) as T;
}

/** Paths of all placeholders: "phones.scheduling". */
export function placeholderPaths(value: unknown, path: readonly string[] = []): string[] {
  if (isMarked(value)) return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => placeholderPaths(field, [...path, key]));
}

/** Paths of all null values, which the owner has not provided: "visit.parking". */
export function unknownPaths(value: unknown, path: readonly string[] = []): string[] {
  if (value === null) return [path.join('.')];
  if (typeof value !== 'object' || isMarked(value)) return [];
  return Object.entries(value).flatMap(([key, field]) => unknownPaths(field, [...path, key]));
}
