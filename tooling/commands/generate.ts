import { writeModules } from '../content/generate.ts';
import { readProject } from '../content/project.ts';

writeModules(await readProject());
