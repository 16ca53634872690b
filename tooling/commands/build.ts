import { createBuilder } from 'vite';
import { readProject } from '../content/project.ts';
import { printWeights } from '../files/report.ts';
import { writeSiteFiles } from '../files/siteFiles.ts';
import { writeHostFiles } from '../hosts/write.ts';

// One process, in which the content is read once.
const builder = await createBuilder({ configLoader: 'native' }, null);
await builder.buildApp();
await writeSiteFiles(readProject());
await writeHostFiles(readProject());
printWeights();
