import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLiteralWords } from './literal-words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = 'apps/storefront/src';

/** Never shown to shoppers: developer galleries and tests. */
const FOR_DEVELOPERS =
  /^features\/gallery\/|^features\/forms\/gallery|^routes\/dev-|\.test\.tsx?$|\/testing\/|(^|\/)sample-/;

let count = 0;
for await (const file of glob('**/*.{ts,tsx}', { cwd: join(root, SOURCES) })) {
  if (FOR_DEVELOPERS.test(file)) continue;
  const found = findLiteralWords(file, await readFile(join(root, SOURCES, file), 'utf8'));
  count += found.length;
  for (const { line, text } of found)
    console.error(`${SOURCES}/${file}:${line}: “${text}” belongs in packages/messages`);
}
console.log(`${count} texts for shoppers stand outside packages/messages.`);
process.exitCode = count > 0 ? 1 : 0;
