import type { AppliedPromotion } from '@wattle/domain/checkout';
import { expect, it } from 'vitest';
import { droppedWords, joinedWords, promoNewsWords } from './cart-news.ts';

it.each([
  [['637L fridge'], '637L fridge is no longer sold, so we removed it from your cart.'],
  [['Fan', 'Fan'], 'Fan is no longer sold, so we removed it from your cart.'],
  [['Fan', 'Kettle'], 'Fan and Kettle are no longer sold, so we removed them from your cart.'],
  [[null], 'Something is no longer sold, so we removed it from your cart.'],
  [['Fan', null, null], 'Fan and something else are no longer sold, so we removed them from your cart.'],
])('of %j: %s', (names, words) => {
  expect(droppedWords(names)).toBe(words);
});

it('says where it was taken from', () => {
  expect(droppedWords(['Kettle'], 'from your wishlist')).toBe(
    'Kettle is no longer sold, so we removed it from your wishlist.',
  );
});

const promotion = (name: string): AppliedPromotion => ({
  id: name,
  versionId: '1',
  name,
  exclusive: false,
  relatedCouponCodes: [],
});

it('says what ceased to apply before what began to', () => {
  const words = promoNewsWords({
    applied: [promotion('Free delivery')],
    disallowed: [],
    noLongerApplied: [promotion('Summer kitchen bundle')],
  });
  expect(words).toBe('Summer kitchen bundle no longer applies. Free delivery now applies.');
});

it('says several in one sentence', () => {
  const words = promoNewsWords({ applied: ['A', 'B', 'C'].map(promotion), disallowed: [], noLongerApplied: [] });
  expect(words).toBe('A, B and C now apply.');
});

it('says nothing of what was only refused: the code itself says that', () => {
  expect(promoNewsWords({ applied: [], disallowed: [promotion('A')], noLongerApplied: [] })).toBe('');
});

it.each([
  [[{ name: 'Kettle', qty: 1 }], 'Added from your account: Kettle.'],
  [
    [
      { name: 'Kettle', qty: 1 },
      { name: 'Cup', qty: 2 },
    ],
    'Added from your account: Kettle and 2 × Cup.',
  ],
  [[{ name: undefined, qty: 1 }], 'Your cart now has what was in your account.'],
])('%j joined: %s', (joined, words) => {
  expect(joinedWords(joined)).toBe(words);
});
