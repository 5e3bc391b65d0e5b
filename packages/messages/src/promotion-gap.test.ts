import type { PromotionGap } from '@wattle/domain/promotions';
import { expect, it } from 'vitest';
import { gapWords } from './promotion-gap.ts';

it.each<[PromotionGap, string | null]>([
  [{ kind: 'SPEND', missingCents: 4000, minCents: 10_000, isOnSome: false }, 'Spend $40 more.'],
  [{ kind: 'SPEND', missingCents: 4050, minCents: 10_000, isOnSome: true }, 'Spend $40.50 more on eligible items.'],
  [{ kind: 'QTY', missing: 2 }, 'Add 2 more.'],
  [{ kind: 'SIGN_IN' }, 'Sign in to use this offer.'],
  [{ kind: 'PLACE' }, 'Choose a suburb to see it.'],
  [{ kind: 'GOODS' }, null],
  [{ kind: 'NEVER', why: 'FIRST_ORDER' }, 'This offer is for a first order.'],
  [{ kind: 'NEVER', why: 'GUESTS_ONLY' }, 'This offer is for orders without an account.'],
  [{ kind: 'NEVER', why: 'DATES' }, null],
])('%j is said as %j', (gap, words) => {
  expect(gapWords(gap)).toBe(words);
});
