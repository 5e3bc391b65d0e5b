import { LISTING_SORTS } from '@wattle/domain/search';
import { expect, it } from 'vitest';
import { sortLabels } from './sorts.ts';

it.each([
  ['Recommended first [D-9-03]', 0, 'recommended', 'Recommended'],
  ['Name A to Z [D-9-04]', 1, 'name-asc', 'Name A to Z'],
  ['Name Z to A [D-9-05]', 2, 'name-desc', 'Name Z to A'],
  ['Price lowest [D-9-06]', 3, 'price-asc', 'Price lowest'],
  ['Price highest [D-9-07]', 4, 'price-desc', 'Price highest'],
  ['Newest [D-9-08]', 5, 'newest', 'Newest'],
] as const)('offers %s', (_, at, value, label) => {
  expect(LISTING_SORTS[at]).toBe(value);
  expect(sortLabels[value]).toBe(label);
});
