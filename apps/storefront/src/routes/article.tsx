import { articlePlace } from '@wattle/domain';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { articleMeta } from '../features/article/article-meta.ts';
import { ArticleScreen, preloadArticle } from '../features/article/article-screen.tsx';
import { articleView } from '../features/article/article-view.ts';
import { findAncestors } from '../features/article/find-ancestors.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { prepareBlocks } from '../goods/blocks/prepare-blocks.ts';
import { clientContext } from '../page/client-context.ts';
import { pageNotFound, pageValue } from '../page/page-value.ts';
import type { Route } from './+types/article.ts';

const MOVED_FOR_GOOD = 301;

async function load({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const page = pageValue(await client.findArticleByPath({ path: `articles/${params['*']}` }), url);
  const place = articlePlace(page.article.id);
  if (place.kind === 'part') throw redirect(place.path, MOVED_FOR_GOOD);
  if (place.kind === 'stand-in') throw pageNotFound(url);
  const [ancestors, blocks] = await Promise.all([
    findAncestors(client, page.article.parentId),
    prepareBlocks(page.article.body, client),
  ]);
  const view = articleView(page, ancestors, blocks);
  return { view, blocks, head: articleMeta(page.article, view, url) };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

/** The code of the page comes beside its data, so that it is drawn whole; what cannot be loaded has an alert. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), preloadArticle().catch(() => {})]);
  return data;
}

/** The same article is not fetched again: what was sent stays. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function ArticleRoute({ loaderData: { view, blocks } }: Route.ComponentProps) {
  return <ArticleScreen view={view} blocks={blocks} />;
}
