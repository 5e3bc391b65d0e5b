import type { AppliedPromotion } from '@wattle/domain';
import { expect, it } from 'vitest';
import { promoNewsWords } from './promo-news-words.ts';

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
