import { spawnSync } from 'node:child_process';

// Weaknesses that are known of the packages. Not every registry knows them, and not every machine is online.
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
const answer = JSON.parse(stdout || '{}') as {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
};
if (!answer.vulnerabilities) {
  console.log('SKIPPED npm audit: the registry does not answer it.');
} else {
  const severe = Object.entries(answer.vulnerabilities).filter(([, { severity }]) =>
    /high|critical/.test(severity),
  );
  for (const [name, { severity, range }] of severe) console.error(`${severity}: ${name} ${range}`);
  if (severe.length > 0) {
    console.error('Run "npm audit" for the remedies.');
    process.exitCode = 1;
  } else {
    console.log('npm audit: no package with a severe weakness.');
  }
}
