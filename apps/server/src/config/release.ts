import { readFileSync } from 'node:fs';
import manifest from '../../../../package.json' with { type: 'json' };

/** The release that this code is, or becomes. */
export const VERSION: string = manifest.version;

function readCommit(): string {
  try {
    return readFileSync(new URL('../../build/commit', import.meta.url), 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}

/** The commit that the build was made of; `-dirty`: of files that differ from it. */
export const COMMIT: string = readCommit();

/** Whether a release is the other one or a later one. */
export function isAtLeast(version: string, other: string): boolean {
  const [own, others] = [version, other].map((text) => text.split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (own?.[at] ?? 0) - (others?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
