import { type Article, articlePlace, type ContentBlock, type Image } from '@wattle/domain';

/** An article as the `articles` index holds it [D-7-08]. */
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
  /** What its blocks say, without their markup. */
  readonly text: string;
  /** False for what is a part of another page, such as the words of the 404 page: to be listed by id, not to be found. */
  readonly visibleIn: { readonly index: boolean };
};

/** The fields of a block that hold words; the others hold addresses, ids and measures. */
const WORDS = ['content', 'heading', 'carouselHeading', 'description', 'label', 'alt', 'title', 'text'];

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
  text: article.body.flatMap(wordsOf).join(' '),
  visibleIn: { index: articlePlace(article.id).kind === 'page' },
});

function wordsOf({ value = {}, children = [] }: ContentBlock): string[] {
  const own = WORDS.flatMap((field) => {
    const words = value[field];
    return typeof words === 'string' && words !== '' ? [withoutMarkup(words)] : [];
  });
  return [...own, ...children.flatMap(wordsOf)];
}

const withoutMarkup = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
