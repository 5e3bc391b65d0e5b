import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Finding, well, wrong } from './finding.ts';

/** Whether the data folder is writable, or can be created. */
export async function examineFolder(folder: string): Promise<Finding> {
  const about = 'data folder';
  try {
    const isThere = await stat(folder).then(
      (found) => found.isDirectory(),
      () => undefined,
    );
    if (isThere === false) return wrong(about, `${folder} is a file`);
    if (isThere === undefined) return examineParent(about, folder);
    await access(folder, constants.W_OK);
    return well(about, `${folder}, writable`);
  } catch {
    return wrong(about, `${folder} is not writable`);
  }
}

async function examineParent(about: string, folder: string): Promise<Finding> {
  const parent = dirname(folder);
  if (parent === folder) return wrong(about, `${folder} is not there`);
  const found = await examineFolder(parent);
  return found.isWell
    ? well(about, `${folder} is not there yet; a start makes it`)
    : wrong(about, `${folder} cannot be made: ${found.says}`);
}
