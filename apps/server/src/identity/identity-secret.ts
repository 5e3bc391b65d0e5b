import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'identity-secret';
const OWNER_ONLY = 0o600;

const isError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

async function readKept(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (isError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Puts a whole file in place if there is none: of several processes that begin at once, one wins. */
async function keepFirst(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${text}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if (!isError(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}

/**
 * What the embedded pool's keys are locked with: as it is set, or made on the first start and kept in the data folder,
 * apart from the database, where only the owner reads it.
 */
export async function loadIdentitySecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const path = join(dataDir, FILE);
  const kept = await readKept(path);
  if (kept !== undefined) return kept;
  await mkdir(dataDir, { recursive: true });
  await keepFirst(path, randomBytes(32).toString('base64url'));
  return (await readKept(path)) ?? '';
}
