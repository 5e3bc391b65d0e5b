import { readFile } from 'node:fs/promises';

export type ServerUser = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root: picks an existing account to run it. Undefined means the current user will do. */
export async function findServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([account]) => account === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Running as root, and there is no account postgres or nobody to run PostgreSQL as.');
}
