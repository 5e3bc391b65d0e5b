import type { ProductSummary } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { breadcrumbData, itemListData } from './structured-data.ts';

const ORIGIN = 'https://shop.example';

const product = (id: string): ProductSummary => ({
  id,
  name: '637L French door fridge',
  path: `products/${id}`,
  brand: { id: 'b-1', name: 'Nordholm', path: 'brands/nordholm', imageLogo: null },
  family: { code: 'fridge', name: 'Fridges' },
  images: [],
  price: 2988,
  erpOriginalPrice: 2988,
  priceDateFrom: null,
  priceDateTo: null,
  isDiscounted: false,
  isClearance: false,
  isNew: false,
  soldOut: false,
  hasStockOnHand: true,
  state: 'current',
  saleMode: null,
  functionalType: 'basic',
  preorderDateTime: null,
  releaseDateTime: null,
  shortDescription: '',
  badgePrimaryId: null,
  badgeSecondaryIds: [],
  badgeSecondaryTitles: [],
  variantId: 'v-1',
  facts: [],
  energyStars: null,
});

describe('breadcrumbData', () => {
  it('leads from the front page to the page itself', () => {
    const crumbs = [{ label: 'Kitchen', to: '/categories/kitchen' }, { label: 'Fridges' }];
    expect(breadcrumbData(crumbs, ORIGIN, `${ORIGIN}/categories/fridges`)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Kitchen', item: `${ORIGIN}/categories/kitchen` },
        { '@type': 'ListItem', position: 3, name: 'Fridges', item: `${ORIGIN}/categories/fridges` },
      ],
    });
  });
});

describe('itemListData', () => {
  it('counts on from page to page', () => {
    const data = itemListData({ products: [product('a'), product('b')], total: 26, page: 2 }, 24, ORIGIN);
    expect(data).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 26,
      itemListElement: [
        { position: 25, url: `${ORIGIN}/products/a`, name: 'Nordholm 637L French door fridge' },
        { position: 26, url: `${ORIGIN}/products/b` },
      ],
    });
  });
});
