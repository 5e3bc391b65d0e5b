import type { Client } from '@wattle/contract';
import type { BlockValues } from '@wattle/domain';
import type { BlockData } from '../shown-block.ts';

/** The articles of an article-listing; one that cannot be had leaves it empty [D-2-37 D-2-38 D-8-11]. */
export async function findArticles(
  { type, article, articles }: BlockValues['article-listing'],
  client: Client,
): Promise<BlockData['article-listing']> {
  if (type === 'dynamic') {
    const parent = await client.findArticle({ id: article ?? '' });
    return { articles: parent.status === 'SUCCESS' ? parent.value.children : [] };
  }
  if (!articles || articles.length === 0) return { articles: [] };
  const chosen = await client.listArticles({ ids: articles.join(',') });
  return { articles: chosen.status === 'SUCCESS' ? chosen.value.articles : [] };
}
