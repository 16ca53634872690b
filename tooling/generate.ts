import { readProject } from './project.ts';
import { writeSlugTypes } from './slugTypes.ts';

writeSlugTypes(readProject().content);
