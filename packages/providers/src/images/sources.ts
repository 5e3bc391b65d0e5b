import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
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
export async function fetchOriginal(address: URL, request: typeof fetch = fetch): Promise<Buffer | undefined> {
  const response = await request(address, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  const isImage = response.headers.get('content-type')?.startsWith('image/') ?? false;
  if (!response.ok || !isImage || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  return readUpTo(response.body, MAX_BYTES);
}

/** A server need not say how much it sends, nor ever end. */
async function readUpTo(body: Response['body'], maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    // leaving the loop cancels the rest
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
