import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ImageSource } from './port.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 5_000;

/** Pictures that are files below a folder. A path that leads out of it, by dots or by link, is not there. */
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

/** Pictures at other origins that the shop has been told to trust. Redirects are not followed. */
export async function fetchOriginal(address: URL, request: typeof fetch = fetch): Promise<Buffer | undefined> {
  const response = await request(address, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  const isImage = response.headers.get('content-type')?.startsWith('image/') ?? false;
  if (!response.ok || !isImage || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  const body = Buffer.from(await response.arrayBuffer());
  return body.length > MAX_BYTES ? undefined : body;
}
