import { type BlockProblem, readBlocks } from '@wattle/contract/blocks';
import type { Article } from '@wattle/domain/content';
import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import { perCatalogueByKey } from '../../catalogue/per-catalogue.ts';
import type { Store } from '../../store/store.ts';

/** Called when blocks are left out of a page. */
export type OnBrokenBlocks = (article: Pick<Article, 'id' | 'updatedAt'>, problems: readonly BlockProblem[]) => void;

async function toPage(store: Store, article: Article, onBroken: OnBrokenBlocks) {
  const { blocks, problems } = readBlocks(article.body);
  if (problems.length > 0) onBroken(article, problems);
  return { article: { ...article, body: blocks }, children: await store.articles.listChildren(article.id) };
}

/** Articles are long and validating their blocks takes time, so each is cached until something changes. */
const pageReader = (
  catalogue: CatalogueCache,
  store: Store,
  onBroken: OnBrokenBlocks,
  find: (key: string) => Promise<Article | undefined>,
) =>
  perCatalogueByKey(catalogue, async (key) => {
    const article = await find(key);
    return article && toPage(store, article, onBroken);
  });

export const findArticle = (
  store: Store,
  catalogue: CatalogueCache,
  onBroken: OnBrokenBlocks,
): Handler<'findArticle'> => {
  const read = pageReader(catalogue, store, onBroken, store.articles.findById);
  return async ({ id: file }) => {
    const id = file.replace(/\.json$/, '');
    const page = await read(id);
    return page ? success(page) : notFoundOrMoved(store, id, 'ARTICLE_NOT_FOUND');
  };
};

export const findArticleByPath = (
  store: Store,
  catalogue: CatalogueCache,
  onBroken: OnBrokenBlocks,
): Handler<'findArticleByPath'> => {
  const read = pageReader(catalogue, store, onBroken, store.articles.findByPath);
  return async ({ path }) => {
    const page = await read(path);
    return page ? success(page) : notFoundOrMoved(store, path, 'ARTICLE_NOT_FOUND');
  };
};

export const listArticles =
  (store: Store): Handler<'listArticles'> =>
  async ({ ids }) =>
    success({ articles: await store.articles.listLinks(ids) });
