import { describe, expect, it } from 'vitest';
import { quoted } from '../cart/testing/sample-quote.ts';
import type { DeliveryBooking } from '../delivery/delivery-booking.ts';
import { type StoreStockDemandInput, storeStockDemand } from './store-stock-demand.ts';

const NOW = 1_800_000_000;
const products = new Map(
  [
    quoted('kettle'),
    quoted('mixer'),
    quoted('card', { functionalType: 'giftcard' }),
    quoted('console', { saleMode: 'preorder', preorderDateTime: NOW + 86_400, releaseDateTime: NOW + 86_400 }),
  ].map((product) => [product.id, product]),
);
const item = (productId: string, qty = 1) => ({ productId, variantId: `${productId}-1`, qty });
const there = (productId: string, qty: number) => ({ storeId: 'preston', variantId: `${productId}-1`, qty });
const booked = (isSentInTime: boolean): DeliveryBooking => ({
  place: 'store preston',
  day: '2027-01-16',
  size: 'pickup',
  window: null,
  capacityPerDay: null,
  capacityPerWindow: null,
  isSentInTime,
});

const ask = (part: Partial<StoreStockDemandInput>) =>
  storeStockDemand({
    items: [item('kettle', 2)],
    products,
    methodCode: 'storePickup',
    booking: null,
    storeStock: [there('kettle', 2), there('mixer', 1), there('card', 9), there('console', 9)],
    nowSeconds: NOW,
    ...part,
  }).map(({ storeId, variantId, qty }) => `${qty} ${variantId} at ${storeId}`);

describe('what an order takes from the stock of a store', () => {
  it.each<[string, Partial<StoreStockDemandInput>, readonly string[]]>([
    ['what stands there, collected as soon as it is ready', {}, ['2 kettle-1 at preston']],
    [
      'the same on a day before anything sent could be there',
      { methodCode: 'storePickupScheduled', booking: booked(false) },
      ['2 kettle-1 at preston'],
    ],
    [
      'nothing on a day by which all of it can be sent there',
      { methodCode: 'storePickupScheduled', booking: booked(true) },
      [],
    ],
    ['nothing of what there is too little of: it is sent', { items: [item('kettle', 3)] }, []],
    ['lines of one variant together', { items: [item('kettle'), item('kettle')] }, ['2 kettle-1 at preston']],
    ['nothing when they want more together', { items: [item('kettle', 2), item('kettle')] }, []],
    [
      'each variant by itself, in the order of their ids',
      { items: [item('mixer'), item('kettle')] },
      ['1 kettle-1 at preston', '1 mixer-1 at preston'],
    ],
    ['nothing of what does not travel, or is not out yet', { items: [item('card'), item('console')] }, []],
    ['nothing for what is delivered', { methodCode: 'delivery' }, []],
    ['nothing where the store has none', { storeStock: [] }, []],
  ])('%s', (_, part, taken) => {
    expect(ask(part)).toEqual(taken);
  });
});
