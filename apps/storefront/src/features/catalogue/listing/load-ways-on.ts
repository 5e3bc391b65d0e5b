import type { Client } from '@wattle/contract';
import { ARTICLE_IDS } from '@wattle/domain/settings';
import { prepareBlocks } from '../../../goods/blocks/prepare-blocks.ts';
import { optionalValue } from '../../../page/optional-value.ts';
import { pageValue } from '../../../page/page-value.ts';

/**
 * Suggestions for a search without results. The article is optional: the categories show without it [C-8-72 D-8-13].
 */
export async function loadWaysOn(client: Client, url: URL) {
  const [frame, found] = await Promise.all([
    client.loadFrame({}),
    optionalValue(() => client.findArticle({ id: ARTICLE_IDS.noResultsFound })),
  ]);
  return {
    popular: pageValue(frame, url).categories,
    blocks: await prepareBlocks(found?.article.body ?? [], client, { baseUrl: url.origin }).catch(() => []),
  };
}
