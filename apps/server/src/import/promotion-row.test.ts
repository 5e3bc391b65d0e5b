import type { Promotion } from '@wattle/domain/promotions';
import { describe, expect, it } from 'vitest';
import { promotionRow } from './promotion-row.ts';
import { parseRow } from './refusal.ts';

const row: Promotion = {
  id: 'spring',
  versionId: '1',
  name: 'Spring',
  exclusive: false,
  couponCodes: ['SPRING'],
  startsAt: null,
  endsAt: null,
  lane: 'order',
  conditions: [],
  effects: [{ type: 'percentOff', percent: 10 }],
};
const problems = (change: object): string[] => {
  const parsed = parseRow(promotionRow, { ...row, ...change });
  return 'row' in parsed ? [] : parsed.problems.map(({ field, reason }) => `${field}: ${reason}`);
};
const gift = { type: 'promoItem', productId: 'mug', qty: 1, price: 0, worth: 20 };
const truck = { type: 'shipping', cut: { kind: 'fixed', price: 0 }, methodCodes: ['delivery'] };

describe('a promotion in a file', () => {
  it.each<[string, object]>([
    ['a percentage', {}],
    [
      'an amount off each, in the lane of items',
      { lane: 'item', effects: [{ type: 'amountOff', amount: 5, each: true }] },
    ],
    ['a gift', { lane: 'gift', effects: [gift] }],
    ['a delivery', { lane: 'shipping', effects: [truck] }],
    ['a limit', { conditions: [{ type: 'usage', perCustomer: 1 }, { type: 'firstOrder' }] }],
    ['dates', { startsAt: 1_700_000_000, endsAt: 1_700_000_001 }],
  ])('is taken: %s', (_, change) => {
    expect(problems(change)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['nothing to give', { effects: [] }, 'effects: '],
    ['a gift among goods', { effects: [gift] }, 'effects.0.type: promoItem belongs in the lane gift'],
    [
      'a delivery as a gift',
      { lane: 'gift', effects: [gift, truck] },
      'effects.1.type: shipping belongs in the lane shipping',
    ],
    [
      'goods as a delivery',
      { lane: 'shipping' },
      'effects.0.type: percentOff belongs in the lane item or bundle or order',
    ],
    ['no lane', { lane: undefined }, 'lane: is missing'],
    ['a lane that is none', { lane: 'fast' }, 'lane: expected one of'],
    ['more than everything', { effects: [{ type: 'percentOff', percent: 101 }] }, 'effects.0.percent: Too big'],
    ['nothing off', { effects: [{ type: 'amountOff', amount: 0 }] }, 'effects.0.amount: must be more than 0'],
    ['parts of a cent', { effects: [{ type: 'amountOff', amount: 0.001 }] }, 'effects.0.amount: '],
    [
      'a field of another effect',
      { effects: [{ type: 'percentOff', percent: 1, amount: 1 }] },
      'effects.0.amount: is not a known field',
    ],
    ['an effect that is none', { effects: [{ type: 'freeBeer' }] }, 'effects.0.type: '],
    [
      'a limit without a limit',
      { conditions: [{ type: 'usage' }] },
      'conditions.0: must have total, perCustomer or both',
    ],
    ['a limit of none', { conditions: [{ type: 'usage', total: 0 }] }, 'conditions.0.total: '],
    [
      'a gift for its price',
      { lane: 'gift', effects: [{ ...gift, price: 20 }] },
      'effects.0.price: must be less than worth',
    ],
    [
      'a delivery by air',
      { lane: 'shipping', effects: [{ ...truck, methodCodes: ['drone'] }] },
      'effects.0.methodCodes.0: must be delivery, express, deliveryScheduled, storePickup, storePickupScheduled, email',
    ],
    ['an end before its beginning', { startsAt: 2, endsAt: 2 }, 'endsAt: must be after startsAt'],
    ['milliseconds', { endsAt: 1_700_000_000_000 }, 'endsAt: must be seconds, not milliseconds'],
    ['an empty code', { couponCodes: ['  '] }, 'couponCodes.0: must not be empty'],
    ['a code twice', { couponCodes: ['Spring', 'SPR ING'] }, 'couponCodes.1: is there twice'],
    [
      'an empty list of goods',
      { effects: [{ type: 'percentOff', percent: 5, on: { brandIds: [] } }] },
      'effects.0.on.brandIds: ',
    ],
  ])('is refused: %s', (_, change, problem) => {
    expect(problems(change)).toEqual([expect.stringContaining(problem)]);
  });
});
