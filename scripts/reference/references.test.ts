import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { references } from './references.ts';

it.each(Object.entries(references))('docs/reference/%s is what the code says', async (name, make) => {
  const written = await readFile(new URL(`../../docs/reference/${name}`, import.meta.url), 'utf8');
  expect(written, 'run `npm run reference`').toBe(make());
});
