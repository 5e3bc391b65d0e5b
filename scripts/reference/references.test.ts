import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ERROR_CODES } from '@wattle/domain/errors';
import { expect, it } from 'vitest';
import { NEVER_RAISED } from './never-raised.ts';
import { references } from './references.ts';

it.each(Object.entries(references))('docs/reference/%s is what the code says', async (name, make) => {
  const written = await readFile(new URL(`../../docs/reference/${name}`, import.meta.url), 'utf8');
  expect(written, 'run `npm run reference`').toBe(make());
});

/** The shop's source, without the code list and its messages. */
const sources = (): string =>
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: fileURLToPath(new URL('../..', import.meta.url)) })
    .filter((path) => !/\.test\.|[\\/]testing[\\/]|error-(codes|messages)\.ts$/.test(path))
    .map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
    .join('\n');

it('every error code is raised by the shop, or the reference says why it never is', () => {
  const text = sources();
  const isRaised = (code: string) => new RegExp(`\\b${code}\\b`).test(text);
  expect(ERROR_CODES.filter((code) => !isRaised(code))).toEqual(Object.keys(NEVER_RAISED).sort());
});
