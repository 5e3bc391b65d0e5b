import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsOf, toCents } from '../money/cents.ts';
import {
  type CarriedProduct,
  chooseMethod,
  type DeliveryServices,
  dayPrice,
  shippingMethodOf,
  shippingMethods,
} from './cart-delivery.ts';

const kettle: CarriedProduct = { functionalType: 'basic', bigAndBulky: false, price: 99.95 };
const products = new Map<string, CarriedProduct>([
  ['kettle', kettle],
  ['fridge', { ...kettle, bigAndBulky: true, price: 1999 }],
  ['card', { ...kettle, functionalType: 'giftcard', price: 0 }],
]);
const services: DeliveryServices = {
  parcel: { name: 'Parcel', price: 9.95, freeFrom: 300 },
  bigAndBulky: { name: 'Truck', price: 89, freeFrom: null },
};
const methods = (cart: Readonly<Record<string, number>>, to: DeliveryServices | null = services) =>
  shippingMethods(
    Object.entries(cart).map(([productId, qty]) => ({ productId, qty })),
    products,
    to,
  )
    .map(shippingMethodOf)
    .map(({ methodCode, price }) => [methodCode, price]);

const COLLECTED = [
  ['storePickup', 0],
  ['storePickupScheduled', 0],
];

describe('shippingMethods', () => {
  it.each<[string, Record<string, number>, DeliveryServices | null, (readonly (string | number)[])[]]>([
    ['a parcel', { kettle: 1 }, services, [['delivery', 9.95], ...COLLECTED]],
    ['goods of a value: free', { kettle: 4 }, services, [['delivery', 0], ...COLLECTED]],
    ['one truck for everything, the dearest', { kettle: 1, fridge: 3 }, services, [['delivery', 89], ...COLLECTED]],
    ['no place yet', { kettle: 1 }, null, COLLECTED],
    ['what is not brought there', { kettle: 1, fridge: 1 }, { ...services, bigAndBulky: null }, COLLECTED],
    [
      'only what is brought there',
      { kettle: 1 },
      { ...services, bigAndBulky: null },
      [['delivery', 9.95], ...COLLECTED],
    ],
    ['nothing that travels', { card: 2 }, services, [['email', 0]]],
    ['a gift card and goods', { card: 1, kettle: 1 }, services, [['delivery', 9.95], ...COLLECTED]],
    ['an empty cart', {}, services, []],
    ['nothing that is known', { gone: 1 }, services, []],
  ])('%s', (_, cart, to, expected) => {
    expect(methods(cart, to)).toEqual(expected);
  });

  it('is free from the very value on', () => {
    const exact = { ...services, parcel: { name: 'Parcel', price: 9.95, freeFrom: 199.9 } };
    expect(methods({ kettle: 2 }, exact)[0]).toEqual(['delivery', 0]);
    expect(methods({ kettle: 1 }, exact)[0]).toEqual(['delivery', 9.95]);
  });
});

describe('delivery that is faster, or on a day', () => {
  const [, , , , , saturday, sunday] = Array.from({ length: 7 }, (_, day) => `2026-11-${16 + day}`);
  const days = [0, 1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    extra: weekday === 5 ? 20 : weekday === 2 ? -20.5 : 0,
  }));
  const more: DeliveryServices = {
    ...services,
    express: { name: 'Express', price: 19, freeFrom: null },
    schedule: { parcel: days, bigAndBulky: days },
  };
  const prices = (cart: Record<string, number>, date: string | null = null, to = more) =>
    Object.fromEntries(
      shippingMethods(
        Object.entries(cart).map(([productId, qty]) => ({ productId, qty })),
        products,
        to,
        date,
      )
        .map(shippingMethodOf)
        .map(({ methodCode, price }) => [methodCode, price]),
    );

  it('is offered beside the ordinary one, before a day is picked at its price', () => {
    expect(prices({ kettle: 1 })).toEqual({
      delivery: 9.95,
      express: 19,
      deliveryScheduled: 9.95,
      storePickup: 0,
      storePickupScheduled: 0,
    });
  });

  it.each([
    ['dearer on a Saturday', '2026-11-21', 109],
    ['cheaper in the middle of the week', '2026-11-18', 68.5],
    ['as usual on a Monday', '2026-11-16', 89],
  ])('costs what the day costs: %s', (_, date, price) => {
    expect(prices({ fridge: 1 }, date)).toMatchObject({ delivery: 89, deliveryScheduled: price });
  });

  it('never costs less than nothing, and a dear day costs something when delivery is free', () => {
    expect(prices({ kettle: 1 }, '2026-11-18').deliveryScheduled).toBe(0);
    expect(prices({ kettle: 4 }, saturday)).toMatchObject({ delivery: 0, deliveryScheduled: 20 });
  });

  it('is not offered on a weekday on which nobody comes', () => {
    expect(prices({ kettle: 1 }, sunday)).not.toHaveProperty('deliveryScheduled');
    expect(prices({ kettle: 1 }, sunday)).toHaveProperty('delivery');
  });

  it('is express for parcels only', () => {
    expect(prices({ kettle: 1, fridge: 1 })).not.toHaveProperty('express');
  });

  it('is offered for the size that has days', () => {
    const trucksOnly = { ...more, schedule: { parcel: null, bigAndBulky: days } };
    expect(prices({ kettle: 1 }, null, trucksOnly)).not.toHaveProperty('deliveryScheduled');
    expect(prices({ kettle: 1, fridge: 1 }, null, trucksOnly)).toHaveProperty('deliveryScheduled', 89);
  });

  it('puts what is heavier than a parcel may be on the truck', () => {
    const heavy = new Map([['stone', { ...kettle, weightGrams: 22_001 }]]);
    const priceOf = (parcelMaxKg: number) =>
      shippingMethods([{ productId: 'stone', qty: 1 }], heavy, { ...services, parcelMaxKg }).map(shippingMethodOf)[0]
        ?.price;
    expect(priceOf(22)).toBe(89);
    expect(priceOf(22.001)).toBe(9.95);
  });
});

const cents = (min: number, max: number) => fc.integer({ min, max }).map(toCents);

describe('the price of a day', () => {
  it('is the service’s and the day’s together to the cent, and never below nothing', () => {
    fc.assert(
      fc.property(cents(0, 100_000), cents(-100_000, 100_000), (price, extra) => {
        const saturday = [{ weekday: 5, extra: dollarsOf(extra) }];
        expect(dayPrice(price, saturday, '2026-11-21')).toBe(Math.max(0, price + extra));
      }),
    );
  });
});

describe('chooseMethod', () => {
  const [delivery, pickup] = shippingMethods([{ productId: 'kettle', qty: 1 }], products, services);
  const both = [delivery, pickup].flatMap((one) => one ?? []);
  const email = shippingMethods([{ productId: 'card', qty: 1 }], products, services);

  it('is the one that was asked for', () => {
    expect(chooseMethod(both, 'storePickup')).toBe(pickup);
    expect(chooseMethod(both, 'balloon')).toBeNull();
  });

  it('is the delivery when none was, and nobody is sent to a store unasked', () => {
    expect(chooseMethod(both, null)).toBe(delivery);
    expect(chooseMethod(both.slice(1), null)).toBeNull();
    expect(chooseMethod(email, null)).toBe(email[0]);
    expect(chooseMethod([], null)).toBeNull();
  });
});
