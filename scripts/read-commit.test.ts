import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCommit } from './read-commit.ts';

let folder: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-commit-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is what git says, and says so when files differ from it', async () => {
  expect(await readCommit(folder, {})).toBeUndefined();
  git('init', '--quiet');
  writeFileSync(join(folder, 'one'), '1');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  git('tag', '--annotate', 'v1', '--message', 'v1');
  const commit = git('rev-parse', 'HEAD');
  expect(await readCommit(folder, {})).toBe(commit);
  writeFileSync(join(folder, 'one'), '2');
  expect(await readCommit(folder, {})).toBe(`${commit}-dirty`);
  expect(await readCommit(folder, { SHOP_COMMIT: 'abc' })).toBe('abc');
  const within = join(folder, 'within');
  mkdirSync(within);
  expect(await readCommit(within, {})).toBeUndefined();
});
