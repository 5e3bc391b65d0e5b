import type { CallValue } from '@wattle/contract';
import { ARTICLE_IDS } from '@wattle/domain';
import { data, type RouterContextProvider } from 'react-router';
import { prepareBlocks } from '../../goods/blocks/prepare-blocks.ts';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';
import { clientContext } from '../../page/client-context.ts';
import { optionalValue } from '../../page/optional-value.ts';

export type CategoryTile = CallValue<'loadFrame'>['categories'][number];

/** What a 404 carries to its page. */
export type NotFoundData = {
  readonly message: string;
  readonly blocks: readonly ShownBlock[];
  readonly categories: readonly CategoryTile[];
};

export type LoaderPlace = { readonly context: Readonly<RouterContextProvider>; readonly url?: URL };

/**
 * A page that is not there: `throw await notFound({ context, url })` in a loader. It brings the configured article and
 * a few ways on; both are optional, so that their failure never hides the 404 [C-8-14 C-8-71 D-8-13].
 */
export async function notFound({ context, url }: LoaderPlace, headers?: HeadersInit) {
  const client = context.get(clientContext);
  const [article, frame] = await Promise.all([
    optionalValue(() => client.findArticle({ id: ARTICLE_IDS.pageNotFound })),
    optionalValue(() => client.loadFrame({})),
  ]);
  const body: NotFoundData = {
    message: url ? `Page not found: ${url.pathname}` : 'Page not found',
    blocks: await prepareBlocks(article?.article.body ?? [], client).catch(() => []),
    categories: frame?.categories.slice(0, 6) ?? [],
  };
  return data(body, { status: 404, ...(headers ? { headers } : {}) });
}
