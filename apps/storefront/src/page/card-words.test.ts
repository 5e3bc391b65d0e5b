import { describe, expect, it } from 'vitest';
import { availabilityOf } from './card-words.ts';
import { formatLastDay } from './shop-day.ts';

const now = Date.parse('2026-11-14T12:00:00+11:00') / 1000;
const release = Date.parse('2026-11-30T00:00:00+11:00') / 1000;
const plain = {
  state: 'current',
  saleMode: null,
  preorderDateTime: null,
  releaseDateTime: null,
  soldOut: false,
  hasStockOnHand: true,
  functionalType: 'basic',
} as const;

describe('availabilityOf', () => {
  it.each([
    ['in stock', plain, 'In stock'],
    ['without stock of our own', { ...plain, hasStockOnHand: false }, 'Ordered in for you'],
    ['in pre-order', { ...plain, saleMode: 'preorder', preorderDateTime: release }, 'Released Mon 30 Nov'],
    ['in pre-order without a day', { ...plain, saleMode: 'preorder' }, 'Pre-order'],
    ['coming', { ...plain, saleMode: 'scheduledRelease', releaseDateTime: release }, 'On sale Mon 30 Nov'],
    ['sold out', { ...plain, soldOut: true }, 'Sold out'],
    ['outgoing', { ...plain, saleMode: 'inStoreOnly' }, 'In store only'],
    ['discontinued', { ...plain, state: 'discontinued' }, 'No longer sold'],
    ['not on sale', { ...plain, state: 'enabled' }, 'Unavailable'],
  ] as const)('of what is %s', (_, product, words) => {
    expect(availabilityOf(product, now)?.words).toBe(words);
  });
  it('says nothing of stock where none is counted', () => {
    expect(availabilityOf({ ...plain, functionalType: 'giftcard' }, now)).toBeNull();
  });
});

describe('formatLastDay', () => {
  it('is the day before an end at midnight, and the day itself of any other end', () => {
    expect(formatLastDay(release)).toBe('Sun 29 Nov');
    expect(formatLastDay(release + 3600)).toBe('Mon 30 Nov');
  });
});
