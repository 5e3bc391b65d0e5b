import type { Family, FamilyAttribute } from '@wattle/domain/catalogue';
import type { ProductDocument } from '@wattle/domain/search';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../catalogue/catalogue-cache.ts';
import {
  NOW_SECONDS,
  sampleBrand,
  sampleCategory,
  sampleFamily,
  sampleProduct,
} from '../../store/testing/sample-shop.ts';
import { productDocument } from './product-documents.ts';
import { suggestionDocuments } from './suggestion-documents.ts';

const attribute = (code: string): FamilyAttribute => ({
  code,
  name: code,
  prefix: '',
  suffix: '',
  type: 'OPTIONS',
  enable: true,
  heading: code,
  queryParam: code,
  minQueryParam: null,
  maxQueryParam: null,
  disjunctive: false,
  initiallyExpanded: false,
});
const familyOf = (code: string, name: string): Family => ({
  ...sampleFamily(code),
  name,
  groups: [{ code: 'all', name: 'All', attributes: [attribute('finish'), attribute('handles')] }],
});

const node = (id: string, name: string) => ({
  ...sampleCategory(id, null, { name }),
  children: [],
  productCount: 1,
  accessoryCount: 0,
  priceFrom: null,
});
const catalogue: Catalogue = {
  categories: new Map([
    ['kettles', node('kettles', 'Kettles')],
    ['gifts', node('gifts', 'Gifts for 2 and more')],
  ]),
  warranties: new Map(),
  categoriesByPath: new Map(),
  brands: new Map([['acme', { ...sampleBrand('acme', { name: 'Acme' }), productCount: 1 }]]),
  families: new Map([
    ['kettles', familyOf('kettles', 'Kettles')],
    ['mixed', familyOf('mixed', 'Kettles, jugs and pots')],
  ]),
};
const around = {
  catalogue,
  badges: new Map(),
  categoryNames: new Map([...catalogue.categories.values()].map(({ id, name }) => [id, name])),
  nowSeconds: NOW_SECONDS,
};

let count = 0;
const product = (more: Parameters<typeof sampleProduct>[1] = {}): ProductDocument => {
  count += 1;
  const record = sampleProduct(`p${count}`, { attributes: { finish: 'Matte black', handles: 'Recessed' }, ...more });
  return productDocument({ record, stockUpdatedAt: 0 }, around);
};
const suggest = (...products: ProductDocument[]) =>
  new Map(
    suggestionDocuments(products, catalogue).map(({ query, nbHits, popularity }) => [query, [nbHits, popularity]]),
  );

describe('suggestionDocuments', () => {
  it('offers families and categories, brands’ families and how these look, with what there is of them', () => {
    const three = [product({ popularity: 5 }), product({ popularity: 7 }), product({ popularity: 0.6 })];
    expect(suggest(...three)).toEqual(
      new Map([
        ['kettles', [3, 13]],
        ['acme kettles', [3, 13]],
        ['matte black kettles', [3, 13]],
      ]),
    );
  });

  it('offers no brand for one product, and no look for two', () => {
    expect([...suggest(product()).keys()]).toEqual(['kettles']);
    expect([...suggest(product(), product()).keys()]).toEqual(['kettles', 'acme kettles']);
  });

  it('offers no headings: nobody types them', () => {
    const products = [1, 2, 3].map(() => product({ familyCode: 'mixed', extraCategoryIds: ['gifts'] }));
    expect([...suggest(...products).keys()]).toEqual(['kettles']);
  });

  it('counts only what search lists and the shop sells', () => {
    const hidden = { visibleIn: { index: false, brand: true, categories: true } };
    expect(
      suggest(product({ popularity: 1 }), product({ state: 'discontinued' }), product(hidden)).get('kettles'),
    ).toEqual([1, 1]);
  });
});
