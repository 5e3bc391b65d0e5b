import { fileURLToPath } from 'node:url';
import { readMigrations } from '../../apps/server/src/store/migration-files.ts';
import { findBreaking } from './migration-rule.ts';
import { findReleaseFaults, readReleases } from './releases.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const releases = await readReleases(root);
const last = releases.at(-1)?.lastMigration ?? '';
const migrations = await readMigrations();
const isReleased = ({ name }: { readonly name: string }): boolean => name <= last;

const problems = [
  ...(await findReleaseFaults(root, releases, migrations.filter(isReleased).length)),
  ...findBreaking(
    migrations.filter((migration) => !isReleased(migration)),
    { released: releases.map(({ version }) => version) },
  ),
];
for (const problem of problems) console.error(problem);
console.log(`${releases.length} releases, ${migrations.length} migrations checked, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
