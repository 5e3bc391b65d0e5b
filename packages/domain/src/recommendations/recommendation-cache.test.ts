import { expect, it } from 'vitest';
import { PRODUCT_EVENTS } from './recommendation-cache.ts';

it.each([
  ['add-to-cart', '[C-9-23]'],
  ['category-page-view', '[C-9-24]'],
  ['detail-page-view', '[C-9-25]'],
  ['home-page-view', '[C-9-26]'],
  ['shopping-cart-page-view', '[C-9-27]'],
])('there is the product event %s %s', (name) => {
  expect(PRODUCT_EVENTS).toContain(name);
});

it('there are no others', () => {
  expect(PRODUCT_EVENTS).toHaveLength(5);
});
