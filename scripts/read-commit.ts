import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The commit that these files are of, `-dirty` if they differ from it: as SHOP_COMMIT says, else as git does. Undefined
 * where there is neither, as in an archive of the sources, also when it was unpacked in the folder of another project.
 */
export async function readCommit(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  if (env.SHOP_COMMIT) return env.SHOP_COMMIT;
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout.trim();
  try {
    if ((await realpath(await git('rev-parse', '--show-toplevel'))) !== (await realpath(folder))) return undefined;
    return await git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*');
  } catch {
    return undefined;
  }
}
