import type { OnBrokenBlocks } from './articles.ts';

type Warn = (details: Readonly<Record<string, unknown>>, message: string) => void;

const REMEMBERED_MAX = 10_000;

/** Logs once per version of an article which of its blocks are left out, and why. */
export function tellBrokenBlocksOnce(warn: Warn): OnBrokenBlocks {
  const reported = new Set<string>();
  return ({ id, updatedAt }, problems) => {
    const version = `${id}@${updatedAt}`;
    if (reported.has(version) || reported.size >= REMEMBERED_MAX) return;
    reported.add(version);
    warn({ article: id, errorCode: 'CONTENT_INVALID', problems }, 'blocks were left out of an article');
  };
}
