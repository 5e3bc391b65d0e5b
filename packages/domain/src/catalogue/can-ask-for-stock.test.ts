import { expect, it } from 'vitest';
import { canAskForStock } from './can-ask-for-stock.ts';

const product = { state: 'current', saleMode: null, functionalType: 'basic', enquiryOnly: false } as const;

it.each([
  ['is sold out', {}, 0, true],
  ['is here', {}, 1, false],
  ['is no longer sold', { state: 'discontinued' }, 0, false],
  ['is sold in stores only', { saleMode: 'inStoreOnly' }, 0, false],
  ['is not released yet', { saleMode: 'scheduledRelease' }, 0, false],
  ['is sold by enquiry only', { enquiryOnly: true }, 0, false],
  ['is never counted', { functionalType: 'giftcard' }, 0, false],
] as const)('a mail can be asked for when it %s: %#', (_, fields, qty, expected) => {
  expect(canAskForStock({ ...product, ...fields }, { qty })).toBe(expected);
});
