import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type IcecatRecord, toIcecatRecord } from '../icecat-index.ts';

/** One product per line, gzipped or not. Avoids readline, which also breaks lines at U+2028. */
export async function readCatalogue(file: string): Promise<IcecatRecord[]> {
  const bytes = await readFile(file);
  const text = (file.endsWith('.gz') ? await promisify(gunzip)(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => toIcecatRecord(JSON.parse(line)));
}
