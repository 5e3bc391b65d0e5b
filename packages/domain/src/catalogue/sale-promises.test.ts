import { describe, expect, it } from 'vitest';
import { salePromises } from './sale-promises.ts';

const NOW = 1_800_000_000;
const plain = {
  state: 'current',
  saleMode: null,
  preorderDateTime: null,
  releaseDateTime: null,
  soldOut: false,
  functionalType: 'basic',
  isAgencyItem: false,
  enquiryOnly: false,
} as const;

const ALL = { order: true, delivery: true, priceMatch: true };
const NONE = { order: false, delivery: false, priceMatch: false };

describe('salePromises', () => {
  it.each([
    ['what is on sale', {}, ALL],
    ['a pre-order', { saleMode: 'preorder' }, ALL],
    ['what only stores sell', { saleMode: 'inStoreOnly' }, { ...ALL, order: false }],
    ['an agency item, whose price the maker sets', { isAgencyItem: true }, { ...ALL, priceMatch: false }],
    ['what is sold by enquiry only [D-2-119]', { isAgencyItem: true, enquiryOnly: true }, NONE],
    ['what is sold out', { soldOut: true }, NONE],
    ['what is no longer sold', { state: 'discontinued' }, NONE],
    ['what is not released', { saleMode: 'scheduledRelease' }, NONE],
    ['a gift card', { functionalType: 'giftcard' }, { ...NONE, order: true }],
  ] as const)('of %s', (_, fields, promised) => {
    expect(salePromises({ ...plain, ...fields }, NOW)).toEqual(promised);
  });
});
