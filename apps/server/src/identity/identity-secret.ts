import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'identity-secret';
const OWNER_ONLY = 0o600;

/** Where a generated secret is kept. */
export const secretFileOf = (dataDir: string): string => join(dataDir, FILE);

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

/** Creates the file atomically unless it exists: of several processes starting together, one wins. */
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

/** The secret if there is one already. */
export const findIdentitySecret = async (dataDir: string, given: string | undefined): Promise<string | undefined> =>
  given ?? readKept(secretFileOf(dataDir));

/**
 * The secret that protects the embedded pool's keys: the configured one, or one generated on first start. The latter is
 * kept in the data folder, outside the database, readable only by its owner.
 */
export async function loadIdentitySecret(dataDir: string, given: string | undefined): Promise<string> {
  const kept = await findIdentitySecret(dataDir, given);
  if (kept !== undefined) return kept;
  const path = secretFileOf(dataDir);
  await mkdir(dataDir, { recursive: true });
  await keepFirst(path, randomBytes(32).toString('base64url'));
  return (await readKept(path)) ?? '';
}
