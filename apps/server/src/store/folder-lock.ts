import { randomUUID } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from './database-error.ts';

/** The process that has the folder open. Its start time tells it from a later process with the same pid. */
type Holder = { readonly pid: number; readonly startedAt: string; readonly token: string };

const heldHere = new Set<string>();

/** Locks a data folder for this process. Removes a lock left by a dead process. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'database.lock');
  const own: Holder = { pid: process.pid, startedAt: startTimeOf(process.pid), token: randomUUID() };
  while (!(await place(path, own))) {
    const holder = await readHolder(path);
    if (holder && isRunning(holder)) throw inUse(folder, holder);
    await clear(path, holder);
  }
  heldHere.add(own.token);
  const releaseNow = () => removeOwn(path, own.token);
  process.once('exit', releaseNow);
  return async () => {
    process.off('exit', releaseNow);
    releaseNow();
    heldHere.delete(own.token);
  };
}

function inUse(folder: string, { pid }: Holder): DatabaseError {
  const who =
    pid === process.pid ? 'this process has it open already' : `process ${pid} has it open (the running shop?)`;
  return new DatabaseError(
    'DATABASE_IN_USE',
    `The embedded database in ${folder} can be open in one process only, and ${who}. ` +
      'Stop that process first, or set DATABASE_URL to a PostgreSQL server, which several processes can share.',
  );
}

/** Creates the lock file atomically, so that nobody reads half of it. */
async function place(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${holder.token}`;
  await writeFile(draft, JSON.stringify(holder));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return parseHolder(await readFile(path, 'utf8'));
  } catch {
    // no file, or one that makes no sense: held by nobody
    return undefined;
  }
}

function parseHolder(text: string): Holder | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { pid, startedAt, token } = value as Partial<Holder>;
  if (typeof pid !== 'number' || typeof startedAt !== 'string' || typeof token !== 'string') return undefined;
  return { pid, startedAt, token };
}

/** Moves a dead lock aside. If another process has locked the folder meanwhile, its lock is put back. */
async function clear(path: string, dead: Holder | undefined): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    // another process was faster
    return;
  }
  const moved = await readHolder(aside);
  if (moved && moved.token !== dead?.token) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

function isRunning({ pid, startedAt, token }: Holder): boolean {
  // Same pid and start time: this process. Where start times are unavailable, only our own list can tell.
  if (pid === process.pid && startedAt === startTimeOf(pid)) return startedAt !== '' || heldHere.has(token);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return startTimeOf(pid) === startedAt;
}

/** Start time of a process from /proc; empty where there is no /proc. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name in parentheses may contain spaces; the start time is the 20th field after it
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function removeOwn(path: string, token: string): void {
  try {
    if (parseHolder(readFileSync(path, 'utf8'))?.token === token) unlinkSync(path);
  } catch {
    // already gone
  }
}
