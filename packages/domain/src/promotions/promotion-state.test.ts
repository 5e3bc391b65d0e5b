import { expect, it } from 'vitest';
import { promotionState, usesLeft } from './promotion-state.ts';
import { promotionOf } from './testing/promotion-of.ts';

const NOW = 1000;
const limited = promotionOf({ id: 'limited', conditions: [{ type: 'usage', total: 3, perCustomer: 1 }] });

it.each([
  ['live', promotionOf({ id: 'any' }), { isOff: false, uses: 9 }, 'LIVE'],
  ['to come before it starts', promotionOf({ id: 'any', startsAt: NOW + 1 }), { isOff: false, uses: 0 }, 'TO_COME'],
  ['live from its first second', promotionOf({ id: 'any', startsAt: NOW }), { isOff: false, uses: 0 }, 'LIVE'],
  ['ended from its end', promotionOf({ id: 'any', endsAt: NOW }), { isOff: true, uses: 0 }, 'ENDED'],
  ['off when it was switched off', limited, { isOff: true, uses: 3 }, 'OFF'],
  ['live with one use left', limited, { isOff: false, uses: 2 }, 'LIVE'],
  ['used up after the last', limited, { isOff: false, uses: 3 }, 'USED_UP'],
] as const)('a promotion is %s', (_, promotion, more, state) => {
  expect(promotionState({ promotion, ...more }, NOW)).toBe(state);
});

it('says how many uses are left of how many', () => {
  expect(usesLeft(limited, 1)).toEqual({ left: 2, total: 3 });
  expect(usesLeft(limited, 5)).toEqual({ left: 0, total: 3 });
  expect(usesLeft(promotionOf({ id: 'any' }), 5)).toBeNull();
});
