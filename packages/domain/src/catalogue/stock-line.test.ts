import { describe, expect, it } from 'vitest';
import { stockLine } from './stock-line.ts';

const NOW = 1_000;
const plain = {
  state: 'current',
  saleMode: null,
  preorderDateTime: null,
  releaseDateTime: null,
  soldOut: false,
  enquiryOnly: false,
  hasStockOnHand: true,
  functionalType: 'basic',
} as const;

describe('stockLine', () => {
  it.each([
    ['in stock', {}, 'IN_STOCK', null],
    ['without stock of our own', { hasStockOnHand: false }, 'ORDERED_IN', null],
    [
      'in pre-order, by its release',
      { saleMode: 'preorder', preorderDateTime: 2_000, releaseDateTime: 3_000 },
      'PREORDER',
      3_000,
    ],
    ['in pre-order, by its end', { saleMode: 'preorder', preorderDateTime: 2_000 }, 'PREORDER', 2_000],
    ['in pre-order without a day', { saleMode: 'preorder' }, 'PREORDER', null],
    ['coming', { saleMode: 'scheduledRelease', releaseDateTime: 2_000 }, 'COMING_SOON', 2_000],
    ['sold out', { soldOut: true }, 'SOLD_OUT', null],
    ['sold in stores', { saleMode: 'inStoreOnly' }, 'IN_STORE_ONLY', null],
    ['sold by enquiry', { enquiryOnly: true, soldOut: true }, 'BY_ENQUIRY', null],
    ['discontinued', { state: 'discontinued' }, 'NO_LONGER_SOLD', null],
    ['not on sale', { state: 'enabled' }, 'UNAVAILABLE', null],
  ] as const)('of what is %s', (_, fields, code, at) => {
    expect(stockLine({ ...plain, ...fields }, NOW)).toEqual({ code, at });
  });

  it('says nothing where no stock is counted', () => {
    expect(stockLine({ ...plain, functionalType: 'giftcard' }, NOW)).toBeNull();
  });
});
