import { describe, expect, it } from 'vitest';
import { hasCrew, type OnSiteService, priceWishes, servicesCents, servicesOf } from './on-site-services.ts';

const removal: OnSiteService = { code: 'REMOVAL', price: 0, detail: 'Empty, please.' };
const fitting: OnSiteService = { code: 'INSTALLATION', price: 189, detail: 'By an electrician.' };
const products = new Map([
  ['oven', { services: [removal, fitting] }],
  ['washer', { services: [removal] }],
  ['kettle', {}],
]);
const items = [
  { productId: 'oven', qty: 1 },
  { productId: 'oven', qty: 1 },
  { productId: 'washer', qty: 1 },
  { productId: 'kettle', qty: 3 },
];

describe('what a crew does at the door', () => {
  it('is offered for the products that have it, once each', () => {
    expect(servicesOf(items, products).map(({ productId, code }) => `${productId} ${code}`)).toEqual([
      'oven REMOVAL',
      'oven INSTALLATION',
      'washer REMOVAL',
    ]);
  });

  it('costs its price for every unit, and nothing where it is free', () => {
    const priced = priceWishes(
      [
        { productId: 'washer', code: 'REMOVAL' },
        { productId: 'oven', code: 'INSTALLATION' },
      ],
      items,
      products,
    );
    expect(priced).toEqual([
      { productId: 'oven', code: 'INSTALLATION', qty: 2, cents: 37_800 },
      { productId: 'washer', code: 'REMOVAL', qty: 1, cents: 0 },
    ]);
    expect(servicesCents(priced)).toBe(37_800);
  });

  it('is not done for what does not have it, or is not bought', () => {
    expect(priceWishes([{ productId: 'kettle', code: 'REMOVAL' }], items, products)).toEqual([]);
    expect(priceWishes([{ productId: 'oven', code: 'REMOVAL' }], [], products)).toEqual([]);
  });

  it.each([
    ['delivery', true],
    ['express', true],
    ['deliveryScheduled', true],
    ['storePickup', false],
    ['email', false],
    [null, false],
  ])('comes with %s: %s', (methodCode, comes) => {
    expect(hasCrew(methodCode)).toBe(comes);
  });
});
