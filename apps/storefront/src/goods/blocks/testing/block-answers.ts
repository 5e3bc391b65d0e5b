import type { CallValue } from '@wattle/contract';
import { rejected, success } from '@wattle/domain/results';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { SAMPLE_STORE } from '../../../../testing/stores/sample-store.ts';
import { sampleSummary } from '../../card/sample-summary.ts';

type Tile = CallValue<'listCategories'>['categories'][number];
type ArticleLink = CallValue<'listArticles'>['articles'][number];

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

const product = (id: string, name: string) =>
  sampleSummary({ id, name, path: `products/${id}`, variantId: `${id}-v`, price: 1099 });

/** As many fridges as a row requests. */
const fridges = (length: number, name = 'Fridge') =>
  count(length).map((one) => product(`p-${one}`, `${name} number ${one}`));

const CHOSEN = [product('p-100006', '9 kg quiet washer'), product('p-100001', '637L fridge')];

const brand = (id: string, name: string) => ({
  id: `b-${id}`,
  name,
  path: `brands/${id}`,
  imageLogo: { alt: name, url: `/pictures/brand/${id}.svg` },
  productCount: 3,
});

/** More than any strip shows at once. */
const BRANDS = [
  brand('solenne', 'Solenne'),
  brand('nordholm', 'Nordholm'),
  brand('kestrel', 'Kestrel'),
  ...count(42).map((one) => brand(`brand-${one}`, `Brand ${one}`)),
];

const tile = (id: string, name: string, path = `categories/${id}`): Tile => ({
  id: `c-${id}`,
  name,
  shortName: name,
  path,
  image: { alt: name, url: `/pictures/${id}.svg` },
  count: 12,
  priceFrom: 99,
});

const TOP = [tile('fridges', 'Fridges'), tile('laundry', 'Laundry'), tile('cooking', 'Cooking')];
const UNDER_FRIDGES = ['Top mount', 'Bottom mount', 'French door', 'Bar fridges'].map((name, index) =>
  tile(`fridge-${index}`, name, `categories/fridges/type-${index}`),
);

const article = (id: string, name: string): ArticleLink => ({
  id,
  name,
  path: `articles/buying-guides/${id}`,
  kicker: 'Fridges',
  summary: '',
  heroImage: { alt: '', url: `/pictures/${id}.svg` },
});

const GUIDES = [
  article('energy-rating', 'What the stars mean'),
  article('choose-a-fridge', 'How to choose a fridge'),
  ...count(4).map((one) => article(`guide-${one}`, `Guide ${one}`)),
];

const known = <T extends { readonly id: string }>(all: readonly T[], ids: readonly string[]): T[] =>
  ids.flatMap((id) => all.filter((one) => one.id === id));

/** Answers for the block examples. */
export const BLOCK_ANSWERS = {
  listBrands: success({ brands: BRANDS }),
  listCategories: ({ ids, parentId, brandId }) => {
    if (parentId === undefined) return success({ categories: known(TOP, ids ?? []) });
    return success({ categories: brandId === undefined ? UNDER_FRIDGES : UNDER_FRIDGES.slice(0, 2) });
  },
  listCollection: ({ brandId }) =>
    success({ products: brandId === undefined ? fridges(12) : fridges(8, 'Nordholm fridge') }),
  listCategoryCarousel: ({ limit }) => success({ products: fridges(limit ?? 12) }),
  findProducts: ({ ids }) => success({ products: known(CHOSEN, ids) }),
  listArticles: ({ ids }) => success({ articles: known(GUIDES, ids) }),
  findArticle: ({ id }) =>
    id === 'buying-guides'
      ? success({ article: { ...article(id, 'Buying guides'), ...WRITTEN }, children: GUIDES })
      : rejected({ code: 'ARTICLE_NOT_FOUND' }),
  loadStore: ({ path }) => (path === SAMPLE_STORE.path ? success(SAMPLE_STORE) : rejected({ code: 'STORE_NOT_FOUND' })),
  findMarketingList: rejected({ code: 'CONTENT_NOT_FOUND' }),
} satisfies Answers;

const WRITTEN = { parentId: null, position: 0, body: [], publishedAt: 1, updatedAt: 2 };
