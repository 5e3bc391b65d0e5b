import type { Client } from '@wattle/contract';
import type { ArticlePlaceName } from './article-view.ts';

/** Deeper than any real shop; guards against cycles. */
const DEPTH_MAX = 6;

/** The parent articles, topmost first, for the breadcrumb. Those that fail to load are left out. */
export async function findAncestors(client: Client, parentId: string | null): Promise<ArticlePlaceName[]> {
  const above: ArticlePlaceName[] = [];
  for (let id = parentId; id !== null && above.length < DEPTH_MAX; ) {
    const outcome = await client.findArticle({ id });
    if (outcome.status !== 'SUCCESS') break;
    const { name, path, parentId: next } = outcome.value.article;
    above.unshift({ name, path });
    id = next;
  }
  return above;
}
