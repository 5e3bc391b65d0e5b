import { writeFile } from 'node:fs/promises';
import { references } from './references.ts';

for (const [name, make] of Object.entries(references)) {
  await writeFile(new URL(`../../docs/reference/${name}`, import.meta.url), make());
  console.log(`docs/reference/${name}`);
}
