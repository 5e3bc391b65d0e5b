import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLiteralWords } from './literal-words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const APPS = ['apps/storefront/src', 'apps/desk/src'];

/** Never shown to shoppers: developer galleries and tests. */
const FOR_DEVELOPERS = /^features\/gallery\/|^features\/forms\/gallery|^routes\/dev-|\.test\.tsx$|\/testing\//;

let count = 0;
for (const sources of APPS) {
  for await (const file of glob('**/*.tsx', { cwd: join(root, sources) })) {
    if (FOR_DEVELOPERS.test(file)) continue;
    const found = findLiteralWords(file, await readFile(join(root, sources, file), 'utf8'));
    count += found.length;
    for (const { line, text } of found)
      console.error(`${sources}/${file}:${line}: “${text}” belongs in packages/messages`);
  }
}
console.log(`${count} texts stand in components.`);
process.exitCode = count > 0 ? 1 : 0;
