import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)';/g;

/** Classes that a component takes from a sheet, and the sheet does not have. */
function missingIn(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(resolve(dirname(path), sheet), 'utf8');
    const has = new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, found]) => found));
    const used = [
      ...text.replaceAll(/^import .*$/gm, '').matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g')),
    ].map(([, found = '']) => found);
    return [...new Set(used)].filter((one) => !has.has(one)).map((one) => `${path.slice(root.length)}: ${one}`);
  });
}

it('every class that a component uses is in its sheet', () => {
  const files = globSync('**/*.tsx', { cwd: root }).map((path) => join(root, path));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(missingIn)).toEqual([]);
});
