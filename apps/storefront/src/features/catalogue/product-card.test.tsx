import type { ProductSummary } from '@wattle/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NowProvider } from '../../page/now.tsx';
import { ProductCard } from './product-card.tsx';

const nowMs = Date.parse('2026-11-15T12:00:00+11:00');
const now = nowMs / 1000;
const day = 86_400;

const fridge: ProductSummary = {
  id: 'p-1',
  name: '637L French door fridge',
  path: 'products/nordholm-637l',
  brand: { id: 'b-1', name: 'Nordholm', path: 'brands/nordholm', imageLogo: null },
  family: { code: 'fridge', name: 'Fridges' },
  images: [{ url: '/pictures/fridge/front/default.svg', alt: 'Fridge from the front' }],
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
  facts: ['637 L'],
  energyStars: 3.5,
};

const card = (changes: Partial<ProductSummary> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NowProvider startMs={nowMs}>
        <ProductCard product={{ ...fridge, ...changes }} sizes="320px" />
      </NowProvider>
    </MemoryRouter>,
  );
const words = (changes?: Partial<ProductSummary>) =>
  card(changes)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

const reduced = { price: 2488, erpOriginalPrice: 2988, isDiscounted: true, priceDateTo: now + 2 * day + 60 };

describe('ProductCard', () => {
  it('is one link, named by the product, with a picture that says nothing twice', () => {
    const html = card();
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="/products/nordholm-637l"');
    expect(html).toContain('alt=""');
  });
  it('says brand, name, rating, facts, price and stock', () => {
    expect(words()).toBe('|Nordholm|637L French door fridge|Energy rating 3.5 of 6 stars|3.5|637 L|$2,988|In stock|');
  });
  it('says what it was, what is saved and how long that lasts [D-2-121 D-2-123]', () => {
    expect(words(reduced)).toContain('|now |$2,488| |was |$2,988|Save $500|Ends in 2 Days|');
  });
  it('does not say what it was once it is sold out [D-2-121]', () => {
    expect(words({ ...reduced, soldOut: true })).toContain('|$2,488|Sold out|');
  });
  it('marks a hot price and its last day [D-2-120]', () => {
    const hot = words({ priceDateFrom: now - day, priceDateTo: Date.parse('2026-11-30T00:00:00+11:00') / 1000 });
    expect(hot).toContain('|Hot price|');
    expect(hot).toContain('|Until Sun 29 Nov|');
  });
  it('marks clearance, and two badges at most [D-2-122]', () => {
    const all = words({ isClearance: true, isNew: true, priceDateFrom: now - day });
    expect(all).toContain('|Clearance|Hot price|Nordholm|');
  });
  it('shows cents only when there are some [D-9-64]', () => {
    expect(words({ price: 149.5, erpOriginalPrice: 149.5 })).toContain('|$149|.50|');
  });
});
