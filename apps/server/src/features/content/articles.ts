import { type Article, success } from '@wattle/domain';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

const withChildren = async (store: Store, article: Article) =>
  success({ article, children: await store.listArticleChildren(article.id) });

export const findArticle =
  (store: Store): Handler<'findArticle'> =>
  async ({ id }) => {
    const article = await store.findArticleById(id.replace(/\.json$/, ''));
    return article ? withChildren(store, article) : notFoundOrMoved(store, id, 'ARTICLE_NOT_FOUND');
  };

export const findArticleByPath =
  (store: Store): Handler<'findArticleByPath'> =>
  async ({ path }) => {
    const article = await store.findArticleByPath(path);
    return article ? withChildren(store, article) : notFoundOrMoved(store, path, 'ARTICLE_NOT_FOUND');
  };
