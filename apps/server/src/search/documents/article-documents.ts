import { blockWords, readBlocks } from '@wattle/contract/blocks';
import { type Article, articlePlace } from '@wattle/domain/content';
import type { Image } from '@wattle/domain/images';

/** A record of the `articles` index [D-7-08]. */
export type ArticleDocument = {
  readonly objectID: string;
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly heroImage: Image | null;
  readonly kicker: string;
  readonly summary: string;
  readonly parentId: string | null;
  readonly publishedAt: number;
  /** The text of its blocks, without markup. */
  readonly text: string;
  /** False for parts of other pages, such as the text of the 404 page: listed by id, but not searchable. */
  readonly visibleIn: { readonly index: boolean };
};

export const articleDocument = (article: Article): ArticleDocument => ({
  objectID: article.id,
  id: article.id,
  name: article.name,
  path: article.path,
  heroImage: article.heroImage,
  kicker: article.kicker,
  summary: article.summary,
  parentId: article.parentId,
  publishedAt: article.publishedAt,
  text: blockWords(readBlocks(article.body).blocks).join(' '),
  visibleIn: { index: articlePlace(article.id).kind === 'page' },
});
