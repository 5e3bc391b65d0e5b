import type { DeliveryEstimate } from '@wattle/domain/checkout';
import { describe, expect, it } from 'vitest';
import { chooseStore } from './choose-store.ts';

const pickup: DeliveryEstimate = {
  label: 'Click and collect',
  price: 0,
  firstAvailable: '2026-11-17',
  rangeEnd: '2026-11-17',
  type: 'storePickup',
  available: true,
};
const none = { id: 'none', qty: 0, pickup: null };
const shown = { id: 'shown', qty: 2, pickup: null };
const later = { id: 'later', qty: 0, pickup };
const inStore = { id: 'inStore', qty: 1, pickup };

describe('chooseStore', () => {
  it.each([
    ['the shopper’s own, if it can be collected there', [inStore, later], 'later', later],
    ['the nearest that has it on the inStore', [later, inStore], null, inStore],
    ['the nearest that gets it', [none, later], 'none', later],
    ['one where it can be looked at, when it cannot be collected', [none, shown], null, shown],
    ['none', [none], null, undefined],
  ])('is %s', (_, stores, ownId, expected) => {
    expect(chooseStore(stores, ownId)).toBe(expected);
  });
});
