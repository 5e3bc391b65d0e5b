import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type IcecatRecord, toIcecatRecord } from '../icecat-index.ts';

/** One product a line, packed or not. Not by readline, which also ends a line at U+2028 inside a text. */
export async function readCatalogue(file: string): Promise<IcecatRecord[]> {
  const bytes = await readFile(file);
  const text = (file.endsWith('.gz') ? await promisify(gunzip)(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => toIcecatRecord(JSON.parse(line)));
}
