import { describe, expect, it } from 'vitest';
import { holdsWords, travellingCount } from './holds-words.ts';

const first = { date: '2026-11-18', from: '09:00' };

describe('holdsWords', () => {
  it.each([
    [{ holds: 'ALL', variantIds: ['a', 'b'], first }, 2, 'yes', ['All 2 items', 'Wed 18 Nov']],
    [{ holds: 'ALL', variantIds: ['a'], first }, 1, 'yes', ['In stock', 'Wed 18 Nov']],
    [{ holds: 'SOME', variantIds: ['a'], first }, 2, 'few', ['1 of 2 items', 'All from Wed 18 Nov']],
    [{ holds: 'NONE', variantIds: [], first }, 2, 'no', ['Order in', 'Wed 18 Nov']],
    [{ holds: 'NONE', variantIds: [], first: null }, 2, 'no', ['Cannot be collected here']],
  ] as const)('of %o', (store, count, tone, lines) => {
    expect(holdsWords({ ...store, variantIds: [...store.variantIds] }, count)).toEqual({ tone, lines });
  });
});

describe('travellingCount', () => {
  it('counts each variant once, and nothing that goes by email', () => {
    const lines = [
      { productId: 'fridge', variantId: 'fridge-1' },
      { productId: 'fridge', variantId: 'fridge-1' },
      { productId: 'kettle', variantId: 'kettle-1' },
      { productId: 'card', variantId: 'card-1' },
    ];
    const products = new Map([
      ['fridge', { functionalType: 'basic' }],
      ['kettle', { functionalType: 'basic' }],
      ['card', { functionalType: 'giftcard' }],
    ] as const);
    expect(travellingCount(lines, products)).toBe(2);
  });
});
