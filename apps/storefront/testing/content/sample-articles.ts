import type { CallValue } from '@wattle/contract';
import type { Block } from '@wattle/domain/content';
import { rejected, success } from '@wattle/domain/results';
import { BLOCK_ANSWERS } from '../../src/goods/blocks/testing/block-answers.ts';
import type { Answers } from '../stage-answers.ts';

type ArticlePage = CallValue<'findArticleByPath'>;

const heading = (content: string): Block => ({
  id: 'heading',
  customId: content.toLowerCase().replace(/\W+/g, '-'),
  value: { level: 2, content },
  children: [],
});
const words = (content: string): Block => ({ id: 'wysiwyg', value: { content }, children: [] });
const paragraph = (content: string): Block => ({ id: 'paragraph', value: { content }, children: [] });

const LONG = 'A drum that stands on its side turns in less water, and a tall tub is loaded without bending. '.repeat(
  12,
);

const article = (
  id: string,
  name: string,
  path: string,
  part: Partial<ArticlePage['article']> = {},
): ArticlePage['article'] => ({
  id,
  name,
  path,
  kicker: 'Laundry',
  summary: 'What differs, and what does not.',
  heroImage: { url: `/pictures/${id}.svg`, alt: 'Two washers' },
  parentId: null,
  position: 0,
  publishedAt: 1_700_000_000,
  updatedAt: 1_720_000_000,
  body: [],
  ...part,
});

const INDEX = article('buying-guides', 'Buying guides', 'articles/buying-guides');
const FIT = article('will-it-fit', 'Will it fit?', 'articles/buying-guides/will-it-fit', {
  parentId: INDEX.id,
  body: [paragraph('Measure twice.')],
});

/** A guide with all kinds of content: hero, sections, table, products, articles. */
const FRONT_OR_TOP = article(
  'front-or-top-loader',
  'Front or top: what really differs',
  'articles/buying-guides/front-or-top-loader',
  {
    parentId: INDEX.id,
    body: [
      heading('Backs and knees'),
      paragraph(LONG),
      words('<p>Before you order, ask: <a href="/articles/buying-guides/will-it-fit">will it fit?</a></p>'),
      heading('Noise and shaking'),
      paragraph(LONG),
      words(
        '<table><thead><tr><th>Kind</th><th>dB</th></tr></thead><tbody><tr><th>Front</th><td>72</td></tr></tbody></table>',
      ),
      heading('Which one, then?'),
      paragraph(LONG),
      {
        id: 'product-listing',
        value: {
          type: 'manual',
          products: [{ product: { id: 'p-100006' } }, { product: { id: 'p-100001' } }],
          display: 'grid-2x',
        },
        children: [],
      },
      heading('Read on'),
      { id: 'article-listing', value: { type: 'dynamic', article: 'buying-guides' }, children: [] },
    ],
  },
);

export const GUIDE = `/${FRONT_OR_TOP.path}`;
export const GUIDES = `/${INDEX.path}`;

const linkOf = ({ id, name, path, kicker, summary, heroImage }: ArticlePage['article']) => ({
  id,
  name,
  path,
  kicker,
  summary,
  heroImage,
});
const PAGES: readonly ArticlePage[] = [
  { article: INDEX, children: [linkOf(FRONT_OR_TOP), linkOf(FIT)] },
  { article: FRONT_OR_TOP, children: [] },
  { article: FIT, children: [] },
  { article: article('home', 'Home', 'articles/home'), children: [] },
  { article: article('brand-nordholm', 'Nordholm', 'articles/brands/nordholm'), children: [] },
  { article: article('page-not-found', 'Not found', 'articles/page-not-found'), children: [] },
];

const MISSING = rejected({ code: 'ARTICLE_NOT_FOUND' } as const);

/** A few articles that link to each other. */
export const ARTICLE_ANSWERS = {
  ...BLOCK_ANSWERS,
  findArticle: ({ id }) => {
    const page = PAGES.find(({ article: one }) => one.id === id && one.id !== 'page-not-found');
    return page ? success(page) : MISSING;
  },
  findArticleByPath: ({ path }) => {
    if (path === 'articles/washing-machine-guide') {
      return rejected({ code: 'REDIRECT_REQUIRED', params: { to: GUIDE } });
    }
    const page = PAGES.find(({ article: one }) => one.path === path);
    return page ? success(page) : MISSING;
  },
} satisfies Answers;
