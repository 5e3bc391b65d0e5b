import { readFileSync } from 'node:fs';

/** Reads a JSON Lines file, the import format: `readRows(new URL('./brands.jsonl', import.meta.url))`. */
export const readRows = <Row>(file: URL): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line));
