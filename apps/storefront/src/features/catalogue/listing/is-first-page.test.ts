import { expect, it } from 'vitest';
import { isFirstPage } from './is-first-page.ts';

const first = { applied: [], page: 1, sort: 'recommended' } as const;
const white = { label: 'White', remove: [{ param: 'finish', value: 'White' }] };

it.each([
  ['as it is first met', {}, true],
  ['filtered', { applied: [white] }, false],
  ['sorted', { sort: 'price-asc' as const }, false],
  ['on its second page', { page: 2 }, false],
])('a list %s', (_, change, expected) => {
  expect(isFirstPage({ ...first, ...change })).toBe(expected);
});
