import { describe, expect, it } from 'vitest';
import {
  type CarriedProduct,
  chooseMethod,
  type DeliveryServices,
  servicesTo,
  shippingMethods,
} from './cart-delivery.ts';
import { SAMPLE_RULES } from './testing/sample-rules.ts';

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
  ).map(({ methodCode, price }) => [methodCode, price]);

const PICKUP = ['pickup', 0];

describe('shippingMethods', () => {
  it.each<[string, Record<string, number>, DeliveryServices | null, (readonly (string | number)[])[]]>([
    ['a parcel', { kettle: 1 }, services, [['delivery', 9.95], PICKUP]],
    ['goods of a value: free', { kettle: 4 }, services, [['delivery', 0], PICKUP]],
    ['one truck for everything, the dearest', { kettle: 1, fridge: 3 }, services, [['delivery', 89], PICKUP]],
    ['no place yet', { kettle: 1 }, null, [PICKUP]],
    ['what is not brought there', { kettle: 1, fridge: 1 }, { ...services, bigAndBulky: null }, [PICKUP]],
    ['only what is brought there', { kettle: 1 }, { ...services, bigAndBulky: null }, [['delivery', 9.95], PICKUP]],
    ['nothing that travels', { card: 2 }, services, [['email', 0]]],
    ['a gift card and goods', { card: 1, kettle: 1 }, services, [['delivery', 9.95], PICKUP]],
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

describe('chooseMethod', () => {
  const [delivery, pickup] = shippingMethods([{ productId: 'kettle', qty: 1 }], products, services);
  const both = [delivery, pickup].flatMap((one) => one ?? []);
  const email = shippingMethods([{ productId: 'card', qty: 1 }], products, services);

  it('is the one that was asked for', () => {
    expect(chooseMethod(both, 'pickup')).toBe(pickup);
    expect(chooseMethod(both, 'balloon')).toBeNull();
  });

  it('is the delivery when none was, and nobody is sent to a store unasked', () => {
    expect(chooseMethod(both, null)).toBe(delivery);
    expect(chooseMethod(both.slice(1), null)).toBeNull();
    expect(chooseMethod(email, null)).toBe(email[0]);
    expect(chooseMethod([], null)).toBeNull();
  });
});

describe('servicesTo', () => {
  it.each([
    ['3056', 9, 69],
    ['6000', 9, 99],
    ['0872', 19.95, undefined],
    ['6799', undefined, undefined],
    ['2000', undefined, undefined],
    ['56', undefined, undefined],
  ])('is what a parcel and something big cost to %s', (postcode, parcel, truck) => {
    const found = servicesTo(SAMPLE_RULES, postcode);
    expect(found.parcel?.price).toBe(parcel);
    expect(found.bigAndBulky?.price).toBe(truck);
  });

  it('says no more than a price needs', () => {
    expect(servicesTo(SAMPLE_RULES, '3056').parcel).toEqual({ name: 'Parcel', price: 9, freeFrom: 99 });
  });
});
