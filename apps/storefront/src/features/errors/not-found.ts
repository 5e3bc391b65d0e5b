import type { CallValue, PageContext } from '@wattle/contract';
import { ARTICLE_IDS } from '@wattle/domain/settings';
import { prepareBlocks } from '../../goods/blocks/prepare-blocks.ts';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';
import { optionalValue } from '../../page/optional-value.ts';
import { PageError } from '../../router/page-answer.ts';

export type CategoryTile = CallValue<'loadFrame'>['categories'][number];

/** Data of a 404 page. */
export type NotFoundData = {
  readonly message: string;
  readonly blocks: readonly ShownBlock[];
  readonly categories: readonly CategoryTile[];
};

export type LoaderPlace = { readonly context: Pick<PageContext, 'client'>; readonly url?: URL };

/**
 * Throws a 404 from a loader: `throw await notFound({ context, url })`. Includes the configured article and some
 * categories. Both are optional, so that their failure never hides the 404 [C-8-14 C-8-71 D-8-13].
 */
export async function notFound({ context: { client }, url }: LoaderPlace) {
  const [article, frame] = await Promise.all([
    optionalValue(() => client.findArticle({ id: ARTICLE_IDS.pageNotFound })),
    optionalValue(() => client.loadFrame({})),
  ]);
  const body: NotFoundData = {
    message: url ? `Page not found: ${url.pathname}` : 'Page not found',
    blocks: await prepareBlocks(article?.article.body ?? [], client, { baseUrl: url?.origin ?? '' }).catch(() => []),
    categories: frame?.categories.slice(0, 6) ?? [],
  };
  return new PageError(404, body);
}
