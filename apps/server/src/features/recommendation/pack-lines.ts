import { Readable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';

const gunzipAsync = promisify(gunzip);
/** Characters to compress before yielding: less than a millisecond of work. */
const PIECE = 64 * 1024;

async function* pieces(lines: Iterable<string>): AsyncGenerator<string> {
  let piece = '';
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
    await pause();
  }
  yield piece;
}

/** Compresses many lines without blocking requests. */
export async function packLines(lines: Iterable<string>): Promise<Uint8Array> {
  const packed = Readable.from(pieces(lines)).pipe(createGzip());
  return Buffer.concat(await packed.toArray());
}

/** The lines of a pack; empty if it is invalid. */
export async function unpackLines(packed: Uint8Array): Promise<string[]> {
  const text = await gunzipAsync(packed).catch(() => undefined);
  return text === undefined ? [] : text.toString().split('\n').slice(0, -1);
}
