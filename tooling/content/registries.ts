import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Known, type RegistryName, registryNames } from '../../src/content/schemas/common.ts';
import { type Registries, registrySchemas } from '../../src/content/schemas/registries.ts';
import type { Problems, Report } from './problems.ts';
import { checkYaml, type Facts, parseYaml, type Yaml } from './yaml.ts';

/** A registry before its fields are checked. */
type Parsed = Record<RegistryName, { yaml: Yaml; report: Report } | undefined>;

/** Reads the YAML of a file that must exist. Reports when it does not, or cannot be read. */
export function readYamlFile(path: string, report: Report) {
  if (existsSync(path)) return parseYaml(readFileSync(path, 'utf8'), report);
  report(undefined, 'there is no such file');
  return undefined;
}

/** Reads the registries below `content`, without checking their fields yet: entries of one cite those of another. */
export function parseRegistries(content: string, problems: Problems) {
  const parsed = Object.fromEntries(
    registryNames.map((name) => {
      const path = join(content, `${name}.yaml`);
      const report = problems.reportFor(path);
      const yaml = readYamlFile(path, report);
      return [name, yaml && { yaml, report }];
    }),
  ) as Parsed;
  const ids = Object.fromEntries(
    registryNames.map((name) => [name, Object.keys(parsed[name]?.yaml.value ?? {})]),
  ) as Record<RegistryName, string[]>;
  return { parsed, ids };
}

/** Checks the registries; undefined when one of them has a problem. */
export function checkRegistries(
  parsed: Parsed,
  known: Known,
  facts: Facts | undefined,
): Registries | undefined {
  const schemas = registrySchemas(known);
  const check = <Data>(name: RegistryName, schema: z.ZodType<Data>) => {
    const { yaml, report } = parsed[name] ?? {};
    return yaml && report && checkYaml(yaml, schema, facts, report);
  };
  const signs = check('signs', schemas.signs);
  const care = check('care', schemas.care);
  const sources = check('sources', schemas.sources);
  const techniques = check('techniques', schemas.techniques);
  const plates = check('plates', schemas.plates);
  const movements = check('movements', schemas.movements);
  return (
    signs &&
    care &&
    sources &&
    techniques &&
    plates &&
    movements && { signs, care, sources, techniques, plates, movements }
  );
}
