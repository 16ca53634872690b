import { readProject } from '../content/project.ts';
import { writeSlugTypes } from '../content/slugTypes.ts';

writeSlugTypes(readProject());
