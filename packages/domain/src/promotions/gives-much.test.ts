import { expect, it } from 'vitest';
import { givesMuch } from './gives-much.ts';
import type { Promotion } from './promotion.ts';
import { createAssortment } from './promotion-reach.ts';
import { lineOf, promotionOf } from './testing/promotion-of.ts';

const goods = createAssortment([
  lineOf({ itemId: 'fridge', dollars: 2000, categoryIds: ['fridges'] }),
  lineOf({ itemId: 'small fridge', dollars: 400, categoryIds: ['fridges'] }),
  lineOf({ itemId: 'kettle', dollars: 50, categoryIds: ['kettles'] }),
]);
const fridges = { categoryIds: ['fridges'] };
const kettles = { categoryIds: ['kettles'] };
const gift = { type: 'promoItem', productId: 'kettle', qty: 2, price: 0, worth: 50 } as const;
const deal = { type: 'buyGet', buy: kettles, buyQty: 1, getQty: 1 } as const;

it.each<[string, Partial<Promotion>, boolean]>([
  ['30% off', { effects: [{ type: 'percentOff', percent: 30 }] }, false],
  ['31% off', { effects: [{ type: 'percentOff', percent: 31 }] }, true],
  ['31% off what is not sold yet', { effects: [{ type: 'percentOff', percent: 31, on: { brandIds: ['new'] } }] }, true],
  ['a second effect that is much', { effects: [{ type: 'percentOff', percent: 5 }, gift] }, true],
  ['dollars off each, little of the cheapest', { effects: [amount(120, { each: true, on: fridges })] }, false],
  ['dollars off each, much of the cheapest', { effects: [amount(121, { each: true, on: fridges })] }, true],
  ['a fixed price near the usual ones', { effects: [{ type: 'fixedPrice', price: 1400, on: fridges }] }, false],
  ['a fixed price far below one of them', { effects: [{ type: 'fixedPrice', price: 1399, on: fridges }] }, true],
  ['dollars off whatever is in the cart', { effects: [amount(20)] }, true],
  ['dollars off a cart that is large enough', { ...spend(100), effects: [amount(30)] }, false],
  ['dollars off a cart that is too small', { ...spend(99), effects: [amount(30)] }, true],
  ['dollars off, a few times', { ...times(25), effects: [amount(20)] }, false],
  ['dollars off, too often', { ...times(26), effects: [amount(20)] }, true],
  ['$10,000 off once', { ...times(1), effects: [amount(10_000)] }, true],
  [
    'times for each person do not count',
    { conditions: [{ type: 'usage', perCustomer: 1 }], effects: [amount(20)] },
    true,
  ],
  ['a gift with anything', { effects: [gift] }, true],
  ['a gift with what costs enough', { conditions: [{ type: 'minQty', qty: 1, on: fridges }], effects: [gift] }, false],
  ['a gift with what is cheap', { conditions: [{ type: 'minQty', qty: 1, on: kettles }], effects: [gift] }, true],
  ['a second one at half its price', { effects: [{ ...deal, percent: 50 }] }, false],
  ['a second one free', { effects: [{ ...deal, percent: 100 }] }, true],
  ['other goods at half their price', { effects: [{ ...deal, get: fridges, percent: 50 }] }, true],
  ['free delivery', { effects: [{ type: 'shipping', cut: { kind: 'fixed', price: 0 } }] }, false],
])('%s', (_, more, isMuch) => {
  expect(givesMuch(promotionOf({ id: 'offer', ...more }), goods)).toBe(isMuch);
});

function amount(dollars: number, more: object = {}) {
  return { type: 'amountOff' as const, amount: dollars, ...more };
}
function spend(dollars: number): Partial<Promotion> {
  return { conditions: [{ type: 'minSpend', amount: dollars }] };
}
function times(total: number): Partial<Promotion> {
  return { conditions: [{ type: 'usage', total }] };
}
