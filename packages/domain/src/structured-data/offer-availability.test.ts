import { describe, expect, it } from 'vitest';
import { offerAvailability } from './offer-availability.ts';

const now = 1_800_000_000;
const current = {
  state: 'current',
  saleMode: null,
  functionalType: 'basic',
  preorderDateTime: null,
  releaseDateTime: null,
  soldOut: false,
  enquiryOnly: false,
  hasStockOnHand: true,
} as const;

describe('offerAvailability', () => {
  it.each([
    ['in stock', current, 'InStock'],
    ['evergreen', { ...current, state: 'evergreen' }, 'InStock'],
    ['at the supplier', { ...current, hasStockOnHand: false }, 'BackOrder'],
    ['a gift card', { ...current, functionalType: 'giftcard', hasStockOnHand: false }, 'InStock'],
    ['sold out', { ...current, soldOut: true }, 'SoldOut'],
    ['in pre-order', { ...current, saleMode: 'preorder', preorderDateTime: now + 60 }, 'PreOrder'],
    ['past its pre-order', { ...current, saleMode: 'preorder', preorderDateTime: now }, 'InStock'],
    ['coming soon', { ...current, saleMode: 'scheduledRelease', releaseDateTime: now + 60 }, 'OutOfStock'],
    ['released', { ...current, saleMode: 'scheduledRelease', releaseDateTime: now }, 'InStock'],
    ['sold in stores only', { ...current, saleMode: 'inStoreOnly' }, 'InStoreOnly'],
    ['not for sale', { ...current, state: 'enabled' }, 'OutOfStock'],
    ['discontinued', { ...current, state: 'discontinued' }, 'Discontinued'],
    ['discontinued and sold out', { ...current, state: 'discontinued', soldOut: true }, 'Discontinued'],
  ] as const)('of what is %s', (_, product, expected) => {
    expect(offerAvailability(product, now)).toBe(expected);
  });
});
