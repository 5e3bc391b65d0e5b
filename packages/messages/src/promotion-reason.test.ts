import { toCents } from '@wattle/domain/money';
import type { PromotionReason } from '@wattle/domain/promotions';
import { expect, it } from 'vitest';
import { reasonWords } from './promotion-reason.ts';

it.each<[PromotionReason, string]>([
  [{ kind: 'GIVEN', savedCents: toCents(15000) }, 'Takes $150 off the goods.'],
  [{ kind: 'GIVEN', savedCents: toCents(0) }, 'Given with delivery or as a gift.'],
  [{ kind: 'OFF' }, 'It is switched off.'],
  [{ kind: 'DATES' }, 'It is not its time.'],
  [{ kind: 'CODE' }, 'Its code is not entered.'],
  [{ kind: 'EXCLUDED' }, 'Not with the others, which are worth more.'],
  [{ kind: 'USED_UP' }, 'All its uses are taken.'],
  [{ kind: 'NO_GIFT' }, 'Its gift is sold out.'],
  [{ kind: 'MISSING', gap: { kind: 'QTY', missing: 1 } }, 'Add 1 more.'],
  [{ kind: 'MISSING', gap: { kind: 'GOODS' } }, 'Nothing in the cart is what it is for.'],
  [{ kind: 'MISSING', gap: { kind: 'NEVER', why: 'USED' } }, 'All its uses are taken.'],
  [{ kind: 'MISSING', gap: { kind: 'NEVER', why: 'FIRST_ORDER' } }, 'It is for a first order.'],
])('%j is said in words', (reason, words) => {
  expect(reasonWords(reason)).toBe(words);
});
