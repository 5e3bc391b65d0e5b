import type { Client } from '@wattle/contract';
import { clientContext } from '../client-context.ts';
import { ArticleScreen } from '../features/article/article-screen.tsx';
import { contentsOf } from '../features/article/contents-of.ts';
import { ContentBlocks } from '../features/content/content-blocks.tsx';
import { prepareBlocks } from '../features/content/prepare-blocks.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/article.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const page = pageValue(await client.findArticleByPath({ path: `articles/${params['*']}` }), url);
  const { body, ...article } = page.article;
  return {
    article,
    children: page.children,
    parent: await findParent(client, article.parentId),
    blocks: await prepareBlocks(body, client),
    canonical: `${url.origin}${url.pathname}`,
  };
}

/** For the breadcrumb; without it the page is still whole. */
async function findParent(client: Client, parentId: string | null) {
  if (parentId === null) return null;
  const outcome = await client.findArticle({ id: parentId });
  if (outcome.status !== 'SUCCESS') return null;
  const { name, path } = outcome.value.article;
  return { name, path };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, canonical } = loaderData;
  return pageMeta({ title: article.name, description: article.summary, canonical });
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, parent, blocks, children } = loaderData;
  return (
    <ArticleScreen article={article} parent={parent} contents={contentsOf(blocks)} childArticles={children}>
      <ContentBlocks blocks={blocks} />
    </ArticleScreen>
  );
}
