// Registered, as the configuration and the build may each load this module.
const marker = Symbol.for('placeholder');

type Marked = { [marker]: true; value: unknown };

const isMarked = (value: unknown): value is Marked =>
  typeof value === 'object' && value !== null && marker in value;

/** Marks a value of the configuration as a sample that the owner still has to replace. */
export function placeholder<T>(value: T): T {
  const marked: Marked = { [marker]: true, value };
  return marked as T;
}

/** The configuration with plain values in place of marked ones. */
export function resolvePlaceholders<T>(value: T): T {
  if (isMarked(value)) return resolvePlaceholders(value.value as T);
  if (Array.isArray(value)) return value.map(resolvePlaceholders) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, resolvePlaceholders(field)]),
  ) as T;
}

/** Paths ("phones.scheduling") of all values that are marked as samples. */
export function placeholderPaths(value: unknown, path: readonly string[] = []): string[] {
  if (isMarked(value)) return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => placeholderPaths(field, [...path, key]));
}

/** Paths of all values that are null, so not known yet. */
export function unknownPaths(value: unknown, path: readonly string[] = []): string[] {
  if (value === null) return [path.join('.')];
  if (typeof value !== 'object' || isMarked(value)) return [];
  return Object.entries(value).flatMap(([key, field]) => unknownPaths(field, [...path, key]));
}
