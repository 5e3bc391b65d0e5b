import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Removes the files of all builds but this one, which began at `beganMs`, and the last before it: a shop that runs still
 * loads those. A build writes all of its files, so the age of a file tells which build it belongs to.
 */
export async function forgetOldBuilds(folders: readonly string[], beganMs: number): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => ({ name, writtenMs: (await stat(join(folder, name))).mtimeMs })),
    );
    // packed copies go with their file
    const sources = files.filter(({ name }) => !/\.(br|gz)$/.test(name));
    const before = sources.filter(({ writtenMs }) => writtenMs < beganMs);
    const lastMs = Math.max(...before.map(({ writtenMs }) => writtenMs));
    for (const { name } of before.filter(({ writtenMs }) => writtenMs < lastMs - BUILD_MS))
      await Promise.all(['', '.br', '.gz'].map((ending) => rm(join(folder, name + ending), { force: true })));
  }
}

/** Removes what an earlier build left beside `assets`: files there have no hash, so only the newest may be served. */
export async function forgetOldFiles(folder: string, beganMs: number): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || relative(folder, path).split(sep)[0] === 'assets') continue;
    if ((await stat(path)).mtimeMs < beganMs) await rm(path);
  }
}

/** Longer than a build writes files, and shorter than the time between two. */
const BUILD_MS = 60_000;
