import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { type Collections, collectionSchemas } from '../../src/content/schemas/collections.ts';
import { ContentError } from './contentError.ts';
import type { Facts } from './facts.ts';
import { readYaml } from './frontMatter.ts';
import { findPicture, movementPictures, pictureMissing } from './pictures.ts';
import { plainWords } from './plainWords.ts';
import { unknownId } from './unknownId.ts';

type Name = keyof Collections;

/**
 * Reads the collections below `contentDirectory`. Throws a {@link ContentError} that lists each wrong field, each id and
 * each picture that is not there, and signs of the same words.
 */
export function readCollections(contentDirectory: string, facts: Facts): Collections {
  const problems: string[] = [];
  const read = <N extends Name>(name: N) => {
    const absolute = join(contentDirectory, `${name}.yaml`);
    const yaml = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
    const schema = collectionSchemas[name] as unknown as z.ZodType<Collections[N]>;
    return readYaml(yaml, schema, facts, (_line, message) => {
      problems.push(`${collectionFile(contentDirectory, name)}: ${message}`);
    });
  };
  const signs = read('signs');
  const care = read('care');
  const sources = read('sources');
  const techniques = read('techniques');
  const plates = read('plates');
  const movements = read('movements');
  if (!signs || !care || !sources || !techniques || !plates || !movements) {
    throw new ContentError(problems);
  }

  const collections = { signs, care, sources, techniques, plates, movements };
  for (const [name, message] of problemsBetween(collections)) {
    problems.push(`${collectionFile(contentDirectory, name)}: ${message}`);
  }
  const images = join(contentDirectory, 'images');
  for (const [name, id, picture] of [
    ...Object.entries(techniques).map(([id, { picture }]) => ['techniques', id, picture] as const),
    ...Object.keys(plates).map((id) => ['plates', id, id] as const),
    ...Object.keys(movements).flatMap((id) =>
      movementPictures(id).map((picture) => ['movements', id, picture] as const),
    ),
  ]) {
    if (findPicture(images, picture)) continue;
    const file = collectionFile(contentDirectory, name);
    problems.push(`${file}: ${id}: ${pictureMissing(images, picture)}`);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return collections;
}

const collectionFile = (contentDirectory: string, name: Name) =>
  relative(process.cwd(), join(contentDirectory, `${name}.yaml`));

function* problemsBetween(collections: Collections): Generator<[file: Name, message: string]> {
  const { signs, care, sources, techniques } = collections;
  const seen = new Map<string, string>();
  for (const [id, { urgency, words, short, source }] of Object.entries(signs)) {
    const other = seen.get(plainWords(words));
    if (other) yield ['signs', `${id}: has the words of ${other}; a sign stands here once`];
    else seen.set(plainWords(words), id);
    if (short && urgency !== 'emergency') {
      yield ['signs', `${id}.short: only emergency signs stand in "Go now"; leave it out`];
    }
    if (source && !Object.hasOwn(sources, source)) {
      yield ['signs', `${id}.source: ${unknownId(source, 'sources', collections)}`];
    }
  }
  for (const [id, { care: kind }] of Object.entries(techniques)) {
    if (kind && !Object.hasOwn(care, kind)) {
      yield ['techniques', `${id}.care: ${unknownId(kind, 'care', collections)}`];
    }
  }
  for (const [kind, { signs: required, name, risks, source }] of Object.entries(care)) {
    if (risks && !name) yield ['care', `${kind}.name: is missing; its risks stand under it`];
    for (const id of required.filter((name) => !Object.hasOwn(signs, name))) {
      yield ['care', `${kind}.signs: ${unknownId(id, 'signs', collections)}`];
    }
    for (const id of (source ?? []).filter((name) => !Object.hasOwn(sources, name))) {
      yield ['care', `${kind}.source: ${unknownId(id, 'sources', collections)}`];
    }
    if (source && !risks) yield ['care', `${kind}.source: there are no risks that rest on it`];
  }
}
