import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import {
  type Clinic,
  clinicSchemas,
  configSchema,
  type Site,
  siteOf,
} from '../../src/schemas/site.ts';
import { directories } from '../directories.ts';
import { claimRemedy, forbiddenClaim } from './claims.ts';
import { formatPlace, type Problems } from './problems.ts';
import { checkValue, fieldName, type Path } from './schemaIssues.ts';
import { factPattern, mapStrings, readYamlFiles, typographic } from './yaml.ts';

/** Reports a problem and returns undefined if app.config.ts cannot be imported. */
export async function importConfig(problems: Problems, file = directories.config) {
  const report = problems.reportFor(file);
  if (!existsSync(file)) return report(undefined, 'there is no such file');
  try {
    // The time in the URL makes Node.js import a changed file again.
    const url = `${pathToFileURL(file).href}?${statSync(file).mtime.getTime()}`;
    const { default: config }: { default?: unknown } = await import(/* @vite-ignore */ url);
    if (config === undefined) report(undefined, 'has no values after "export default"');
    return config;
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    const place = new RegExp(`${basename(file)}[^:\\n]*:(\\d+)`).exec(`${message}\n${stack}`);
    const remedy = / is not defined$/.test(message) ? '; put text in quotes' : '';
    const problem = name === 'SyntaxError' ? syntaxError : message + remedy;
    return report(place ? Number(place[1]) : undefined, problem);
  }
}

const syntaxError =
  "there is a mistake in this line or above it: look for a missing comma, quote or bracket, one too many, a curly quote, or an apostrophe between single quotes (write \"Don't\", not 'Don't')";

export type SiteFiles = {
  site: Site;
  /** The file, the line and the name of a field: "src/content/clinic/office.yaml:12: phones.scheduling". */
  placeOf: (field: Path) => string;
  report: (field: Path, message: string) => void;
};

const clinicNames = Object.keys(clinicSchemas) as (keyof Clinic)[];

/** Fields of names, which nobody can say in other words. */
const nameFields = new Set(['clinicName', 'shortName', 'name', 'school', 'insurers', 'networks']);

/** Checks the configuration and reads the facts about the clinic. Reports problems and returns undefined if there are any. */
export function readSite(
  config: unknown,
  directory: string,
  problems: Problems,
): SiteFiles | undefined {
  const folder = join(directory, 'clinic');
  const files = readYamlFiles(folder, clinicNames, problems);
  const words = mapStrings(files.value, (text, field) => {
    if (text.startsWith('https://')) return text;
    const [fact] = text.match(factPattern) ?? [];
    if (fact) files.report(field, `${fact} does not work in this file; write the value itself`);
    const claim = forbiddenClaim(text);
    if (claim && !field.some((key) => nameFields.has(String(key))))
      files.report(field, claimRemedy(claim));
    return typographic(text);
  });
  const configReport = problems.reportFor(directories.config);
  const reportConfig = (field: Path, message: string) => {
    configReport(undefined, `${fieldName(field) || 'the file'}: ${message}`);
  };
  const checkedConfig = checkValue(configSchema, config, reportConfig);
  const clinic = checkValue(z.object(clinicSchemas), words, files.report);
  if (!checkedConfig || !clinic) return undefined;
  const site = siteOf(checkedConfig, clinic);
  /** The path of a field in `files`; undefined for those of the configuration. */
  const pathInFiles = (field: Path) => {
    const [name = '', ...rest] = field[0] === 'visit' ? field.slice(1) : field;
    const file = clinicNames.find((each) => name in clinic[each]);
    return file && [file, name, ...rest];
  };
  return {
    site,
    placeOf: (field) => {
      const path = pathInFiles(field);
      return path
        ? `${files.placeOf(path)}: ${fieldName(path.slice(1))}`
        : `${formatPlace(directories.config)}: ${fieldName(field)}`;
    },
    report: (field, message) => {
      const path = pathInFiles(field);
      if (path) files.report(path, message);
      else reportConfig(field, message);
    },
  };
}
