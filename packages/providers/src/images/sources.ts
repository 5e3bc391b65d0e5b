import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { AnswerTooLarge, type Fetch, fetchUpTo } from '../outside/index.ts';
import type { ImageSource } from './port.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 5_000;

/** Images from a folder. A path that escapes the folder, by dots or by symlink, counts as missing. */
export function folderSource(prefix: string, folder: string): ImageSource {
  return async (path) => {
    if (!path.startsWith(prefix)) return undefined;
    try {
      const root = await realpath(folder);
      const file = await realpath(join(root, decodeURIComponent(path.slice(prefix.length))));
      return file.startsWith(root + sep) ? await readFile(file) : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Fetches from an allowed external origin. Does not follow redirects. */
export async function fetchOriginal(address: URL, request?: Fetch): Promise<Buffer | undefined> {
  try {
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const response = await fetchUpTo(MAX_BYTES, request)(address, { redirect: 'error', signal });
    const isImage = response.headers.get('content-type')?.startsWith('image/') ?? false;
    if (response.ok && isImage) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error;
  }
  return undefined;
}
