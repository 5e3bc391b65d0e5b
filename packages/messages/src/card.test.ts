import { stockLine } from '@wattle/domain/catalogue';
import { toCents } from '@wattle/domain/money';
import { describe, expect, it } from 'vitest';
import { cardInstalmentWords, priceEndWords, savingWords, stockWords } from './card.ts';

const now = Date.parse('2026-11-14T12:00:00+11:00') / 1000;
const release = Date.parse('2026-11-30T00:00:00+11:00') / 1000;
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

describe('stockWords', () => {
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
    const stock = stockLine(product, now);
    expect(stock && stockWords(stock)).toBe(words);
  });
});

describe('a price', () => {
  it('says what is saved and until when', () => {
    expect(savingWords(toCents(511_00))).toBe('Save $511');
    expect(priceEndWords({ kind: 'COUNTDOWN', left: { amount: 2, unit: 'Day' } })).toBe('Ends in 2 Days');
    expect(priceEndWords({ kind: 'UNTIL', endsAt: release })).toBe('Until Sun 29 Nov');
  });

  it('says what a payment costs', () => {
    expect(cardInstalmentWords({ provider: 'AFTERPAY', amountCents: toCents(412_25) })).toBe(
      '4 × $412.25 with Afterpay',
    );
    expect(cardInstalmentWords({ provider: 'ZIP', amountCents: toCents(40_00) })).toBe('or Zip from $40 a week');
  });
});
