import CMS from '@sveltia/cms';
import { formatOf } from '../format.ts';
import type { Settings } from '../settings.ts';

const response = await fetch(`${import.meta.env.BASE_URL}settings.json`);
const { config, pictures }: Settings = await response.json();
for (const { format, extension = 'yaml', fields } of config.collections.flatMap(
  (collection) => collection.files ?? [collection],
))
  CMS.registerCustomFormat(format, extension, formatOf(extension, fields, pictures));
// Its own schema warns of what it does not know.
const known = JSON.stringify(config, (key, value) => (key === 'inFile' ? undefined : value));
CMS.init({ config: JSON.parse(known) });
