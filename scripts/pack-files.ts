import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const PACKED = '**/*.{js,css,html,svg,json,webmanifest,txt,xml}';
const SMALLEST = 512;

/** Writes `.br` and `.gz` next to every text file, so that the server never compresses while a shopper waits. */
export async function packFiles(folder: string): Promise<void> {
  for await (const name of glob(PACKED, { cwd: folder })) {
    const file = join(folder, name);
    if (await isPacked(file)) continue;
    const body = await readFile(file);
    if (body.length < SMALLEST) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    await Promise.all([
      brotli(body, { params }).then((packed) => writeFile(`${file}.br`, packed)),
      zip(body, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
    ]);
  }
}

/** Files of the build before are packed already. */
async function isPacked(file: string): Promise<boolean> {
  const packed = await stat(`${file}.gz`).catch(() => undefined);
  return packed !== undefined && packed.mtimeMs > (await stat(file)).mtimeMs;
}
