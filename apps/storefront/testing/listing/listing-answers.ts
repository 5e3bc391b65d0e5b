import type { CallValue } from '@wattle/contract';
import { rejected, success } from '@wattle/domain/results';
import { SAMPLE_KETTLE } from '../../src/features/catalogue/product/testing/sample-kettle.ts';
import { sampleSummary } from '../../src/goods/card/sample-summary.ts';
import type { Answers } from '../stage-answers.ts';
import { listSample } from './list-sample.ts';
import { FRENCH_DOOR, SAMPLE_PRODUCTS } from './sample-catalogue.ts';

const tile = (id: string, name: string, path: string): CallValue<'loadCategory'>['children'][number] => ({
  id,
  name,
  shortName: name,
  path,
  image: { alt: name, url: `/pictures/${id}.svg` },
  count: 12,
  priceFrom: 599,
});

const FRIDGES: CallValue<'loadCategory'> = {
  id: 'c-fridges',
  name: 'Fridges',
  path: 'categories/fridges',
  description: 'Cold, quiet and the right width.',
  imageHero: null,
  accessoryCount: 0,
  ancestors: [],
  children: [
    tile('c-french-door', 'French door fridges', 'categories/fridges/french-door'),
    tile('c-top-mount', 'Top mount fridges', 'categories/fridges/top-mount'),
  ],
};

/** The page of any sample product. */
const productPage = (path: string): CallValue<'loadProduct'> => {
  const found = SAMPLE_PRODUCTS.find(({ summary }) => summary.path === path)?.summary ?? sampleSummary();
  const { id, name, brand, family, images, price } = found;
  return {
    product: { ...SAMPLE_KETTLE, id, name, path, brand, family, images, price, erpOriginalPrice: price },
    family: FRENCH_DOOR,
    plans: [],
    twins: null,
  };
};

/** A sample brand without an article. */
const brandPage = (path: string): CallValue<'loadBrand'> | undefined => {
  const brand = SAMPLE_PRODUCTS.find(({ summary }) => summary.brand.path === path)?.summary.brand;
  return brand && { ...brand, description: 'From the far north.', isAgency: false, productCount: 9, categories: [] };
};

/** A shop with the sample fridges only. */
export const LISTING_ANSWERS = {
  loadCategory: success(FRIDGES),
  listProducts: (input) => success(listSample(input)),
  loadBrand: ({ path }) => {
    const brand = brandPage(path);
    return brand ? success(brand) : rejected({ code: 'BRAND_NOT_FOUND' });
  },
  loadMenu: rejected({ code: 'CATEGORY_NOT_FOUND' }),
  listBrands: success({ brands: [] }),
  listPrimaryBadges: success([]),
  findArticle: rejected({ code: 'ARTICLE_NOT_FOUND' }),
  loadProduct: ({ path }) => success(productPage(path)),
  recordProductEvents: success({ recorded: 1 }),
  recommendProducts: success({ attributionToken: '', products: [] }),
} satisfies Answers;
