import { describe, expect, it } from 'vitest';
import { type Likely, likelyStore } from './likely-store.ts';

const FIRST = { date: '2026-11-23', from: '11:00' };
const coburg: Likely = { id: 'coburg', holds: 'SOME', first: FIRST };
const closed: Likely = { id: 'closed', holds: 'ALL', first: null };
const preston: Likely = { id: 'preston', holds: 'ALL', first: FIRST };
const nunawading: Likely = { id: 'nunawading', holds: 'ALL', first: FIRST };

describe('the store that is chosen for a shopper', () => {
  it.each([
    ['their own, even if it must order something in', [preston, coburg], 'coburg', 'coburg'],
    ['the nearest with everything, when they have none', [coburg, closed, preston, nunawading], null, 'preston'],
    ['not their own where nothing can be collected', [coburg, closed, preston], 'closed', 'preston'],
    ['the nearest, when none has everything', [coburg, { ...coburg, id: 'thomastown' }], null, 'coburg'],
    ['none, when nothing can be collected', [closed], null, undefined],
  ] as const)('is %s', (_what, stores, ownId, id) => {
    expect(likelyStore(stores, ownId)?.id).toBe(id);
  });
});
