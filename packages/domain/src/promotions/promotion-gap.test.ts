import { describe, expect, it } from 'vitest';
import { applyPromotions, type PromotionsInput } from './apply-promotions.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionGap } from './promotion-gap.ts';
import { inputOf, lineOf, NOW, promotionOf } from './testing/promotion-of.ts';

const FRIDGE = lineOf({ itemId: 'fridge', dollars: 1460 });
const KETTLE = lineOf({ itemId: 'kettle', dollars: 60, categoryIds: ['kettles'] });
const FRIDGES = { categoryIds: ['fridges'] };
const OFF = [{ type: 'amountOff', amount: 20 }] as const;
const DELIVERY = [{ type: 'shipping', cut: { kind: 'percent', percent: 100 }, methodCodes: ['delivery'] }] as const;
const CUSTOMER = { isCustomer: true, hasOrderedBefore: true, uses: new Map() };

const gapOf = (part: Partial<Promotion>, input: Partial<PromotionsInput> = {}): PromotionGap | undefined => {
  const promotion = promotionOf({ id: 'offer', effects: OFF, lane: 'order', ...part });
  return applyPromotions(inputOf({ lines: [KETTLE], ...input, promotions: [promotion] })).gaps[0]?.gap;
};

describe('what is missing for a promotion', () => {
  it.each<[string, Partial<Promotion>, Partial<PromotionsInput>, PromotionGap | undefined]>([
    ['nothing when it applies', {}, {}, undefined],
    [
      'the rest of a minimum spend',
      { conditions: [{ type: 'minSpend', amount: 100, on: { except: { brandIds: ['miele'] } } }] },
      {},
      { kind: 'SPEND', missingCents: 4000, minCents: 10_000, isOnSome: false },
    ],
    [
      'the rest of a minimum spend on some products',
      { conditions: [{ type: 'minSpend', amount: 1500, on: FRIDGES }] },
      { lines: [KETTLE, FRIDGE] },
      { kind: 'SPEND', missingCents: 4000, minCents: 150_000, isOnSome: true },
    ],
    [
      'goods it is for, where there are none',
      { conditions: [{ type: 'minSpend', amount: 1500, on: FRIDGES }] },
      {},
      { kind: 'GOODS' },
    ],
    ['goods it takes something off', { effects: [{ ...OFF[0], on: FRIDGES }] }, {}, { kind: 'GOODS' }],
    ['more of it', { conditions: [{ type: 'minQty', qty: 3 }] }, {}, { kind: 'QTY', missing: 2 }],
    ['the other part of a bundle', { conditions: [{ type: 'minQty', qty: 1, on: FRIDGES }] }, {}, { kind: 'GOODS' }],
    ['a suburb, where it is about delivery', { effects: DELIVERY, lane: 'shipping' }, {}, { kind: 'PLACE' }],
    [
      'the spend before the suburb',
      { effects: DELIVERY, lane: 'shipping', conditions: [{ type: 'minSpend', amount: 100 }] },
      {},
      { kind: 'SPEND', missingCents: 4000, minCents: 10_000, isOnSome: false },
    ],
    [
      'nothing to be done about delivery that costs nothing',
      { effects: DELIVERY, lane: 'shipping' },
      { shipping: { methodCode: 'delivery', priceCents: 0 } },
      { kind: 'GOODS' },
    ],
    ['a sign-in', { conditions: [{ type: 'audience', audience: 'customer' }] }, {}, { kind: 'SIGN_IN' }],
    [
      'an account too many',
      { conditions: [{ type: 'audience', audience: 'guest' }] },
      { shopper: CUSTOMER },
      { kind: 'NEVER', why: 'GUESTS_ONLY' },
    ],
    [
      'a first order, before anything else',
      { conditions: [{ type: 'minSpend', amount: 100 }, { type: 'firstOrder' }] },
      { shopper: CUSTOMER },
      { kind: 'NEVER', why: 'FIRST_ORDER' },
    ],
    [
      'a use that is left',
      { conditions: [{ type: 'usage', perCustomer: 1 }] },
      { shopper: { ...CUSTOMER, uses: new Map([['offer', { total: 1, own: 1 }]]) } },
      { kind: 'NEVER', why: 'USED' },
    ],
    ['its time', { endsAt: NOW }, {}, { kind: 'NEVER', why: 'DATES' }],
  ])('%s', (_, part, input, gap) => {
    expect(gapOf(part, input)).toEqual(gap);
  });

  it('counts what other offers leave to pay, where the full price would do', () => {
    const cheaper = promotionOf({ id: 'a', lane: 'item', effects: [{ type: 'percentOff', percent: 50 }] });
    const later = promotionOf({
      id: 'b',
      lane: 'order',
      effects: OFF,
      conditions: [{ type: 'minSpend', amount: 50 }],
    });
    const { gaps } = applyPromotions(inputOf({ lines: [KETTLE], promotions: [cheaper, later] }));
    expect(gaps).toEqual([
      { promotion: later, gap: { kind: 'SPEND', missingCents: 2000, minCents: 5000, isOnSome: false } },
    ]);
  });

  it('is not said of an offer that another one excludes', () => {
    const alone = promotionOf({ id: 'a', exclusive: true, effects: [{ type: 'percentOff', percent: 90 }] });
    const other = promotionOf({ id: 'b', lane: 'order', effects: OFF });
    expect(applyPromotions(inputOf({ lines: [KETTLE], promotions: [alone, other] })).gaps).toEqual([]);
  });
});
