import type { Client } from '@wattle/contract';
import type { ArticlePlaceName } from './article-view.ts';

/** Deeper than any shop goes; articles that are each other's parents end here. */
const DEPTH_MAX = 6;

/** The articles above one, from the top; for the breadcrumb, so what cannot be had is left out. */
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
