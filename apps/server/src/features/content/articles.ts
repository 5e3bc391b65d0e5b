import { type BlockProblem, readBlocks } from '@wattle/contract/blocks';
import { type Article, success } from '@wattle/domain';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

/** Told of blocks that are left out of a page. */
export type OnBrokenBlocks = (article: Pick<Article, 'id' | 'updatedAt'>, problems: readonly BlockProblem[]) => void;

const linkOf = ({ id, name, path, kicker, summary, heroImage }: Article) => ({
  id,
  name,
  path,
  kicker,
  summary,
  heroImage,
});

const toPage = async (store: Store, article: Article, onBroken: OnBrokenBlocks) => {
  const { blocks, problems } = readBlocks(article.body);
  if (problems.length > 0) onBroken(article, problems);
  const children = await store.listArticleChildren(article.id);
  return success({ article: { ...article, body: blocks }, children: children.map(linkOf) });
};

export const findArticle =
  (store: Store, onBroken: OnBrokenBlocks): Handler<'findArticle'> =>
  async ({ id }) => {
    const article = await store.findArticleById(id.replace(/\.json$/, ''));
    return article ? toPage(store, article, onBroken) : notFoundOrMoved(store, id, 'ARTICLE_NOT_FOUND');
  };

export const findArticleByPath =
  (store: Store, onBroken: OnBrokenBlocks): Handler<'findArticleByPath'> =>
  async ({ path }) => {
    const article = await store.findArticleByPath(path);
    return article ? toPage(store, article, onBroken) : notFoundOrMoved(store, path, 'ARTICLE_NOT_FOUND');
  };

export const listArticles =
  (store: Store): Handler<'listArticles'> =>
  async ({ ids }) =>
    success({ articles: (await store.listArticlesByIds(ids)).map(linkOf) });
