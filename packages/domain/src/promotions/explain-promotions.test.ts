import { describe, expect, it } from 'vitest';
import { applyPromotions } from './apply-promotions.ts';
import type { PromotionEffect } from './effects/effects.ts';
import { explainPromotions } from './explain-promotions.ts';
import type { Promotion } from './promotion.ts';
import { inputOf, lineOf, NOW, promotionOf } from './testing/promotion-of.ts';

const off: PromotionEffect[] = [{ type: 'percentOff', percent: 10, on: { categoryIds: ['fridges'] } }];
const lines = [lineOf({ itemId: 'a', dollars: 100 })];

function reasonOf(one: Partial<Promotion>, { isOff = false, isTried = true, others = [] as Promotion[] } = {}) {
  const promotion = promotionOf({ id: 'x', effects: off, ...one });
  const tried = isTried ? [promotion, ...others] : others;
  const result = applyPromotions(inputOf({ lines, promotions: tried }));
  return explainPromotions({
    ...{ all: [{ promotion, isOff }], result, codes: [], nowSeconds: NOW },
    tried: new Set(tried.map(({ id }) => id)),
  })[0]?.reason;
}

describe('why a promotion is given or not', () => {
  it.each<[string, ReturnType<typeof reasonOf>, object]>([
    ['it is given', reasonOf({}), { kind: 'GIVEN', savedCents: 1000 }],
    ['it is off', reasonOf({}, { isOff: true, isTried: false }), { kind: 'OFF' }],
    ['it is off, but tried', reasonOf({}, { isOff: true }), { kind: 'GIVEN', savedCents: 1000 }],
    ['it has not begun', reasonOf({ startsAt: NOW + 1 }), { kind: 'DATES' }],
    ['it wants a code', reasonOf({ couponCodes: ['X'] }, { isTried: false }), { kind: 'CODE' }],
    ['its gift is gone', reasonOf({}, { isTried: false }), { kind: 'NO_GIFT' }],
    [
      'one that stands alone is worth more',
      reasonOf(
        {},
        { others: [promotionOf({ id: 'b', exclusive: true, effects: [{ type: 'percentOff', percent: 50 }] })] },
      ),
      { kind: 'EXCLUDED' },
    ],
    [
      'something is missing',
      reasonOf({ conditions: [{ type: 'minSpend', amount: 150 }] }),
      { kind: 'MISSING', gap: { kind: 'SPEND', missingCents: 5000 } },
    ],
  ])('%s', (_, reason, expected) => {
    expect(reason).toMatchObject(expected);
  });

  it('says first what is given', () => {
    const given = promotionOf({ id: 'b', effects: off });
    const missed = promotionOf({ id: 'a', effects: off, conditions: [{ type: 'minQty', qty: 9 }] });
    const result = applyPromotions(inputOf({ lines, promotions: [missed, given] }));
    const all = [missed, given].map((promotion) => ({ promotion, isOff: false }));
    const explained = explainPromotions({ all, result, tried: new Set(['a', 'b']), codes: [], nowSeconds: NOW });
    expect(explained.map(({ promotion }) => promotion.id)).toEqual(['b', 'a']);
  });
});
