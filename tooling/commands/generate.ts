import { readProject } from '../content/project.ts';
import { writeSignTable } from '../content/signTable.ts';
import { writeSlugTypes } from '../content/slugTypes.ts';

const project = readProject();
writeSlugTypes(project);
writeSignTable(project);
