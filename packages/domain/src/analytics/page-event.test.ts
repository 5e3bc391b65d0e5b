import { expect, it } from 'vitest';
import { pageEventOf } from './page-event.ts';

it.each([
  ['/', 'home-page-view', '[C-9-26]'],
  ['/categories/fridges', 'category-page-view', '[C-9-24]'],
  ['/categories/fridges/bar-fridges', 'category-page-view', '[C-9-24]'],
  ['/products/orana-602l', 'detail-page-view', '[C-9-25]'],
  ['/cart', 'shopping-cart-page-view', '[C-9-27]'],
])('looking at %s is the product event %s %s', (path, event) => {
  expect(pageEventOf(path)).toBe(event);
});

it.each(['/search', '/brands/orana', '/cartoon', '/checkout/payment', 'constructor', ''])(
  'looking at %s is none',
  (path) => {
    expect(pageEventOf(path)).toBeNull();
  },
);
