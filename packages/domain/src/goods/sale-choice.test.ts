import { expect, it } from 'vitest';
import { saleNow } from './sale-choice.ts';

const NOW = 1000;
const none = { state: 'current', saleMode: null, preorderDateTime: null, releaseDateTime: null } as const;

it.each([
  ['on sale', none, 'ON_SALE'],
  ['for pre-order until its day', { ...none, saleMode: 'preorder', preorderDateTime: NOW + 1 }, 'PREORDER'],
  ['for pre-order without a day', { ...none, saleMode: 'preorder' }, 'PREORDER'],
  ['on sale from that day', { ...none, saleMode: 'preorder', preorderDateTime: NOW }, 'ON_SALE'],
  ['coming before its release', { ...none, saleMode: 'scheduledRelease', releaseDateTime: NOW + 1 }, 'COMING_SOON'],
  ['on sale once it is released', { ...none, saleMode: 'scheduledRelease', releaseDateTime: NOW }, 'ON_SALE'],
  ['in stores only', { ...none, saleMode: 'inStoreOnly' }, 'IN_STORES_ONLY'],
  ['no longer sold', { ...none, state: 'discontinued', saleMode: 'preorder' }, 'NO_LONGER_SOLD'],
] as const)('a product is %s', (_, record, sale) => {
  expect(saleNow(record, NOW)).toBe(sale);
});
