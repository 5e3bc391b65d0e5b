import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { examineSecrets, weaknessOf } from './examine-secrets.ts';

const GOOD = '9d3b0a4ce8f71265b0c4d7e2f18a6935';
const examine = (env: Record<string, string>) => examineSecrets(readConfig({ DATA_DIR: '/nowhere', ...env }));
const says = (words: string) => [{ about: 'secrets', isWell: false, says: expect.stringContaining(words) }];

it.each([
  ['change-me-change-me-change-me-32', 'looks like an example'],
  ['example-secret-of-32-characters!', 'looks like an example'],
  ['a'.repeat(64), 'is too short or repeats itself'],
  ['0101010101010101010101010101010101', 'is too short or repeats itself'],
  ['shop', 'is too short or repeats itself'],
])('%s is no secret', (value, problem) => {
  expect(weaknessOf(value)).toBe(problem);
});

it('finds nothing in what is made by chance', () => {
  for (let round = 0; round < 500; round += 1) {
    expect(weaknessOf(randomBytes(32).toString('hex'))).toBeUndefined();
    expect(weaknessOf(randomBytes(16).toString('hex'))).toBeUndefined();
  }
});

it.each([
  [{ IDENTITY_SECRET: 'change-me-change-me-change-me-32' }, 'IDENTITY_SECRET looks like an example; openssl rand'],
  [{ IMPORT_TOKEN: '1'.repeat(40) }, 'IMPORT_TOKEN is too short or repeats itself'],
  [{ DATABASE_URL: 'postgres://shop:shop@database/shop' }, 'the password in DATABASE_URL is too short'],
])('names the setting: %j', async (env, words) => {
  expect(await examine(env)).toEqual(says(words));
});

it('finds one secret in two places', async () => {
  expect((await examine({ IDENTITY_SECRET: GOOD, IMPORT_TOKEN: GOOD }))[0]?.says).toContain(
    'IDENTITY_SECRET is the same as IMPORT_TOKEN',
  );
});

it.each([
  [{}, 'none are set'],
  [{ IDENTITY_SECRET: GOOD }, 'IDENTITY_SECRET: long'],
  // as safe as the machine that both are on
  [{ DATABASE_URL: 'postgres://shop:shop@127.0.0.1/shop' }, 'none are set'],
  [{ DATABASE_URL: 'postgres:///shop?host=/run/postgresql' }, 'none are set'],
  [{ DATABASE_URL: `postgres://shop:${GOOD}@database/shop` }, 'the password in DATABASE_URL: long'],
])('is content with %j', async (env, words) => {
  expect(await examine(env)).toEqual([{ about: 'secrets', isWell: true, says: expect.stringContaining(words) }]);
});

it.skipIf(process.platform === 'win32')('finds a secret that other users of the machine can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-secrets-'));
  const file = join(folder, 'identity-secret');
  await writeFile(file, GOOD);
  await chmod(file, 0o640);
  expect(await examine({ DATA_DIR: folder })).toEqual(says(`chmod 600 ${file}`));
  await chmod(file, 0o600);
  expect(await examine({ DATA_DIR: folder })).toMatchObject([{ isWell: true }]);
  await rm(folder, { recursive: true });
});
