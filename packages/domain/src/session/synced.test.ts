import { expect, it } from 'vitest';
import { readCartItems } from '../cart/stored-cart.ts';
import { sampleItem } from '../cart/testing/sample-cart.ts';
import { readSynced } from './synced.ts';

const synced = { account: 'ana', version: 7, isPending: true, items: [sampleItem({ qty: 2 })] };

it('what a part was synced with is read as it was written', () => {
  expect(readSynced(JSON.parse(JSON.stringify(synced)), readCartItems)).toEqual(synced);
});

it.each([
  ['nothing', undefined],
  ['nobody’s account', { ...synced, account: '' }],
  ['a version that is none', { ...synced, version: '7' }],
  ['no copy', { ...synced, items: null }],
])('%s counts as never synced', (_, stored) => {
  expect(readSynced(stored, readCartItems)).toBeNull();
});
