import { expect, it } from 'vitest';
import { isListingPath } from './is-listing-path.ts';

it.each([
  ['/categories/fridges/french-door', true],
  ['/brands/nordholm', true],
  ['/search', true],
  ['/brands', false],
  ['/products/kettle', false],
  ['/', false],
])('%s: %s', (path, isListing) => {
  expect(isListingPath(path)).toBe(isListing);
});
