import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findReleaseFaults } from './releases.ts';

let folder: string;
const write = (file: string, value: unknown): void =>
  writeFileSync(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value));
const released = { version: '1.2.0', commit: 'f'.repeat(40), lastMigration: '0002-two', migrations: 2 };
const locked = (version: string) => ({ version, packages: { '': { version } } });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-releases-'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('agree in version, lock file, changelog and count of migrations', async () => {
  vi.stubEnv('CI', '');
  write('package.json', { version: '1.10.0' });
  write('package-lock.json', locked('1.10.0'));
  write('CHANGELOG.md', '# Changelog\n\n## [1.10.0]\n\n## [1.2.0]\n');
  expect(await findReleaseFaults(folder, [released], 2)).toEqual([]);

  write('package.json', { version: '1.2.0' });
  write('CHANGELOG.md', '# Changelog\n');
  expect(await findReleaseFaults(folder, [released], 3)).toEqual([
    'package.json: 1.2.0 is not later than the releases that are out, 1.2.0',
    'package-lock.json: 1.10.0 is not 1.2.0',
    'package-lock.json: 1.10.0 is not 1.2.0',
    'CHANGELOG.md: there is nothing about 1.2.0',
    'CHANGELOG.md: there is nothing about 1.2.0',
    'migrations: 3 up to 0002-two, and release 1.2.0 has 2: number new ones after it',
  ]);
});

it('are compared with history, which continuous integration must have', async () => {
  write('package.json', { version: '1.3.0' });
  write('package-lock.json', locked('1.3.0'));
  write('CHANGELOG.md', '\n## [1.3.0]\n## [1.2.0]\n');
  vi.stubEnv('CI', 'true');
  expect(await findReleaseFaults(folder, [released], 2)).toEqual([
    `release 1.2.0: its commit ${released.commit} is not in this clone; fetch the whole history`,
  ]);
});

it('that are out keep their migrations as they were', async () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const migrations = 'apps/server/src/store/migrations';
  mkdirSync(join(folder, migrations), { recursive: true });
  write(`${migrations}/0001-one.sql`, 'create table one (id int);');
  write('package.json', { version: '1.2.0' });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'release');
  const commit = git('rev-parse', 'HEAD');
  write('package.json', { version: '1.3.0' });
  write(`${migrations}/0003-three.sql`, 'create table three (id int);');
  expect(await findReleaseFaults(folder, [{ ...released, commit }], 2)).toEqual([]);

  write(`${migrations}/0001-one.sql`, 'create table one (id bigint);');
  expect(await findReleaseFaults(folder, [{ ...released, commit }], 2)).toEqual([
    `${migrations}/0001-one.sql: changed since release 1.2.0, which ran it`,
  ]);
  git('checkout', '--quiet', '--orphan', 'other');
  git('commit', '--quiet', '--all', '--message', 'other');
  expect(await findReleaseFaults(folder, [{ ...released, commit }], 2)).toContain(
    `release 1.2.0: its commit ${commit} is not in the history of this one`,
  );
});
