import { articlePlace } from '@wattle/domain/content';
import type { LoadArgs } from '../app/load-args.ts';
import { articleMeta } from '../features/article/article-meta.ts';
import { articleView } from '../features/article/article-view.ts';
import { findAncestors } from '../features/article/find-ancestors.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { prepareBlocks } from '../goods/blocks/prepare-blocks.ts';
import { pageNotFound, pageValue } from '../page/page-value.ts';
import { Redirect } from '../router/page-answer.ts';

const MOVED_FOR_GOOD = 301;

async function loadPage({ context, params, url, shop }: LoadArgs<'*'>) {
  const { client } = context;
  const page = pageValue(await client.findArticleByPath({ path: `articles/${params['*']}` }), url);
  const place = articlePlace(page.article.id);
  if (place.kind === 'part') throw new Redirect(place.path, MOVED_FOR_GOOD);
  if (place.kind === 'stand-in') throw pageNotFound(url);
  const [ancestors, blocks] = await Promise.all([
    findAncestors(client, page.article.parentId),
    prepareBlocks(page.article.body, client, { baseUrl: url.origin }),
  ]);
  const view = articleView(page, ancestors, blocks);
  return { view, blocks, head: articleMeta(page.article, view, url, shop.name) };
}

export function load(args: LoadArgs<'*'>) {
  return orNotFound(args, loadPage);
}
