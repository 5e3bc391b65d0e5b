import { describe, expect, it } from 'vitest';
import { quoteInput } from '../cart/testing/sample-quote.ts';
import { applyPromotions } from '../promotions/apply-promotions.ts';
import type { Promotion, PromotionCondition } from '../promotions/promotion.ts';
import { inputOf, lineOf, promotionOf } from '../promotions/testing/promotion-of.ts';
import { promotionUses } from './promotion-uses.ts';
import { placingFacts } from './testing/sample-placing.ts';

const lines = [lineOf({ itemId: 'fridge', dollars: 1000 })];
const usesOf = (...promotions: readonly Promotion[]) =>
  promotionUses(
    { promotions: applyPromotions(inputOf({ lines, promotions })) },
    placingFacts(quoteInput([], [], { promotions })),
  );
const item = (id: string, part: Partial<Promotion> = {}) =>
  promotionOf({ id, effects: [{ type: 'percentOff', percent: 10 }], ...part });

describe('the uses that an order takes', () => {
  it.each<[string, readonly PromotionCondition[], number | null, number | null]>([
    ['as often as anybody likes', [], null, null],
    ['as often as all together may', [{ type: 'usage', total: 5 }], 5, null],
    ['as often as one customer may', [{ type: 'usage', perCustomer: 3 }], null, 3],
    ['both', [{ type: 'usage', total: 5, perCustomer: 3 }], 5, 3],
    [
      'the lowest of several',
      [
        { type: 'usage', total: 5, perCustomer: 3 },
        { type: 'usage', total: 4, perCustomer: 7 },
      ],
      4,
      3,
    ],
    ['once for a first order', [{ type: 'firstOrder' }], null, 1],
    [
      'once for a first order, however often otherwise',
      [{ type: 'usage', perCustomer: 3 }, { type: 'firstOrder' }],
      null,
      1,
    ],
    ['nothing for what must be spent', [{ type: 'minSpend', amount: 2 }], null, null],
  ])('%s', (_, conditions, total, perCustomer) => {
    expect(usesOf(item('a', { conditions }))).toEqual([{ promotionId: 'a', total, perCustomer }]);
  });

  it('are of the promotions that are given, by id', () => {
    const none = item('none', { conditions: [{ type: 'minQty', qty: 9 }] });
    const ids = ['c', 'a', 'b'];
    const lanes = ['order', 'item', 'gift'] as const;
    const given = ids.map((id, index) =>
      item(id, {
        lane: lanes[index] ?? 'item',
        effects: [{ type: 'percentOff', percent: 10 }],
      }),
    );
    for (const promotions of [given, given.toReversed()]) {
      expect(usesOf(none, ...promotions).map(({ promotionId }) => promotionId)).toEqual(['a', 'b', 'c']);
    }
  });
});
