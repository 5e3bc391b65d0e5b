import fc from 'fast-check';
import type { PromotionsInput } from '../apply-promotions.ts';
import type { PromotionEffect } from '../effects/effects.ts';
import type { ProductSet } from '../product-set.ts';
import type { Promotion, PromotionCondition } from '../promotion.ts';
import { inputOf, lineOf, promotionOf } from './promotion-of.ts';

const dollars = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);

const set: fc.Arbitrary<ProductSet> = fc.record(
  {
    brandIds: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
    categoryIds: fc.subarray(['x', 'y'], { minLength: 1 }),
    except: fc.record({ brandIds: fc.subarray(['a', 'b'], { minLength: 1 }) }),
    fullPriceOnly: fc.boolean(),
  },
  { requiredKeys: [] },
);
const percent = fc.integer({ min: 1, max: 100 });

const percentOff = fc.record({ type: fc.constant('percentOff' as const), percent, on: set });
const amountOffEach = fc.record({
  type: fc.constant('amountOff' as const),
  amount: dollars(200),
  each: fc.constant(true),
  on: set,
});
const amountOffOnce = fc.record({ type: fc.constant('amountOff' as const), amount: dollars(5000), on: set });
const fixedPrice = fc.record({ type: fc.constant('fixedPrice' as const), price: dollars(900), on: set });
const buyGet = fc.record(
  {
    type: fc.constant('buyGet' as const),
    buy: set,
    buyQty: fc.integer({ min: 1, max: 3 }),
    get: set,
    getQty: fc.integer({ min: 1, max: 3 }),
    percent,
    maxTimes: fc.integer({ min: 1, max: 3 }),
  },
  { requiredKeys: ['type', 'buy', 'buyQty', 'getQty', 'percent'] },
);
const gift = fc.record({
  type: fc.constant('promoItem' as const),
  productId: fc.constantFrom('descaler', 'sleeve'),
  qty: fc.integer({ min: 1, max: 2 }),
  price: fc.constantFrom(0, 5),
  worth: fc.constantFrom(19.95, 49),
});
const shipping = fc.record(
  {
    type: fc.constant('shipping' as const),
    cut: fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent }),
      fc.record({ kind: fc.constant('amount' as const), amount: dollars(100) }),
      fc.record({ kind: fc.constant('fixed' as const), price: dollars(100) }),
    ),
    methodCodes: fc.subarray(['delivery', 'express', 'deliveryScheduled', 'storePickup'], { minLength: 1 }),
  },
  { requiredKeys: ['type', 'cut'] },
);

/** Single-line effects, and all effects. */
export const lineEffect: fc.Arbitrary<PromotionEffect> = fc.oneof(percentOff, amountOffEach, fixedPrice);
export const anyEffect: fc.Arbitrary<PromotionEffect> = fc.oneof(lineEffect, amountOffOnce, buyGet, gift, shipping);

/** Conditions that do not depend on other promotions. */
export const ownCondition: fc.Arbitrary<PromotionCondition> = fc.oneof(
  fc.record({ type: fc.constant('minQty' as const), qty: fc.integer({ min: 1, max: 20 }), on: set }),
  fc.record({
    type: fc.constant('audience' as const),
    audience: fc.constantFrom('guest' as const, 'customer' as const),
  }),
  fc.record({ type: fc.constant('firstOrder' as const) }),
);
const condition: fc.Arbitrary<PromotionCondition> = fc.oneof(
  ownCondition,
  fc.record({ type: fc.constant('minSpend' as const), amount: dollars(20_000), on: set }),
);

type Parts = {
  readonly effect?: fc.Arbitrary<PromotionEffect>;
  readonly conditions?: fc.Arbitrary<PromotionCondition[]>;
  readonly exclusive?: fc.Arbitrary<boolean>;
  readonly max?: number;
};

/** Arbitrary promotions with unique ids, optionally of given types. */
export function anyPromotions({ effect = anyEffect, conditions, exclusive, max = 6 }: Parts = {}) {
  const one = fc.record({
    lane: fc.constantFrom('item' as const, 'bundle' as const, 'order' as const, 'gift' as const, 'shipping' as const),
    exclusive: exclusive ?? fc.integer({ min: 0, max: 5 }).map((of) => of === 0),
    conditions: conditions ?? fc.array(condition, { maxLength: 2 }),
    effects: fc.array(effect, { minLength: 1, maxLength: 2 }),
  });
  return fc
    .array(one, { maxLength: max })
    .map((list): Promotion[] => list.map((part, index) => promotionOf({ ...part, id: `promotion-${index}` })));
}

const line = fc.record({
  brandId: fc.constantFrom('a', 'b', 'c'),
  categoryIds: fc.subarray(['x', 'y']),
  qty: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(99)),
  dollars: dollars(9999),
  isReduced: fc.boolean(),
  isDiscountable: fc.integer({ min: 0, max: 9 }).map((of) => of > 0),
});

/** An arbitrary cart with these promotions, with or without a delivery method. */
export function anyCart(promotions: fc.Arbitrary<Promotion[]>): fc.Arbitrary<PromotionsInput> {
  const delivery = fc.constantFrom(null, { methodCode: 'delivery', priceCents: 6900 });
  return fc.tuple(fc.array(line, { maxLength: 8 }), promotions, delivery).map(([lines, offered, chosen]) =>
    inputOf({
      lines: lines.map((one, index) => lineOf({ ...one, itemId: `item-${index}` })),
      promotions: offered,
      shipping: chosen,
    }),
  );
}
