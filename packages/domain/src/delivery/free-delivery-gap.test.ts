import { expect, it } from 'vitest';
import type { CarriedProduct, DeliveryServices } from './cart-delivery.ts';
import { freeDeliveryGap } from './free-delivery-gap.ts';

const kettle: CarriedProduct = { functionalType: 'basic', bigAndBulky: false, price: 59 };
const products = new Map<string, CarriedProduct>([
  ['kettle', kettle],
  ['fridge', { ...kettle, bigAndBulky: true, price: 1999 }],
  ['card', { ...kettle, functionalType: 'giftcard', price: 50 }],
]);
const parcel = { name: 'Parcel', price: 9.95, freeFrom: 99 };
const truck = { name: 'Truck', price: 89, freeFrom: null };
const services: DeliveryServices = { parcel, bigAndBulky: truck };

it.each<[string, Record<string, number>, DeliveryServices | null, number | null]>([
  ['the rest up to the amount', { kettle: 1 }, services, 4000],
  ['nothing once it is reached', { kettle: 2 }, services, null],
  ['nothing where the truck is never free', { kettle: 1, fridge: 1 }, services, null],
  [
    'the highest amount of what it needs',
    { kettle: 1, fridge: 1 },
    { parcel, bigAndBulky: { ...truck, freeFrom: 2500 } },
    44_200,
  ],
  ['nothing for delivery that costs nothing', { kettle: 1 }, { ...services, parcel: { ...parcel, price: 0 } }, null],
  ['the same with a gift card, which does not travel', { kettle: 1, card: 1 }, services, 4000],
  ['nothing where nothing is delivered', { card: 1 }, services, null],
  ['nothing where it does not go', { kettle: 1 }, { parcel: null, bigAndBulky: null }, null],
  ['nothing without a place', { kettle: 1 }, null, null],
])('free delivery lacks %s', (_, cart, to, missingCents) => {
  const lines = Object.entries(cart).map(([productId, qty]) => ({ productId, qty }));
  expect(freeDeliveryGap(lines, products, to)?.missingCents ?? null).toBe(missingCents);
});
