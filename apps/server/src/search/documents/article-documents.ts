import { blockSteps, blockWords, readBlocks, type Steps } from '@wattle/contract/blocks';
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
  /** What it says to do, shown with the answer to a question. */
  readonly steps: Steps | null;
  /** False for parts of other pages, such as the text of the 404 page: listed by id, but not searchable. */
  readonly visibleIn: { readonly index: boolean };
};

export function articleDocument(article: Article): ArticleDocument {
  const { blocks } = readBlocks(article.body);
  return {
    objectID: article.id,
    id: article.id,
    name: article.name,
    path: article.path,
    heroImage: article.heroImage,
    kicker: article.kicker,
    summary: article.summary,
    parentId: article.parentId,
    publishedAt: article.publishedAt,
    text: blockWords(blocks).join(' '),
    steps: blockSteps(blocks),
    visibleIn: { index: articlePlace(article.id).kind === 'page' },
  };
}
