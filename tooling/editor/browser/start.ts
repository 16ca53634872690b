import CMS from '@sveltia/cms';
import { formatOf } from '../format.ts';
import type { Settings } from '../settings.ts';

const response = await fetch(`${import.meta.env.BASE_URL}settings.json`);
const settings: Settings = await response.json();
for (const [name, format] of Object.entries(settings.formats))
  CMS.registerCustomFormat(name, format.extension, formatOf(format, settings));
CMS.init({ config: settings.config });
