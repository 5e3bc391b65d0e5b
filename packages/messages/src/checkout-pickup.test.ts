import { describe, expect, it } from 'vitest';
import { bigItemWords, heldFor, holdsWords, readyWords } from './checkout-pickup.ts';

describe('bigItemWords', () => {
  it('names the heaviest of what is big', () => {
    const words = bigItemWords([
      { name: 'Kettle', bigAndBulky: false, weightGrams: 900_000 },
      { name: 'Dryer', bigAndBulky: true, weightGrams: 48_000 },
      { name: 'Fridge', bigAndBulky: true, weightGrams: 141_200 },
    ]);
    expect(words).toBe('Fridge weighs 141 kg and needs a ute or a trailer and two people. We help you load it.');
  });

  it('says nothing of a weight that is not known, and nothing at all of small things', () => {
    expect(bigItemWords([{ name: 'Sofa', bigAndBulky: true }])).toMatch(/^Sofa needs a ute/);
    expect(bigItemWords([{ name: 'Kettle', bigAndBulky: false }])).toBeNull();
  });
});

const first = { date: '2026-11-18', from: '09:00' };

describe('holdsWords', () => {
  it.each([
    [{ holds: 'ALL', variantIds: ['a', 'b'], first }, 2, 'yes', ['All 2 in stock', 'Wed 18 Nov']],
    [{ holds: 'ALL', variantIds: ['a'], first }, 1, 'yes', ['In stock', 'Wed 18 Nov']],
    [{ holds: 'SOME', variantIds: ['a'], first }, 2, 'few', ['1 of 2 in stock', 'All from Wed 18 Nov']],
    [{ holds: 'NONE', variantIds: [], first }, 2, 'no', ['Ordered in for you', 'Wed 18 Nov']],
    [{ holds: 'NONE', variantIds: [], first: null }, 2, 'no', ['Cannot be collected here']],
  ] as const)('of %o', (store, count, tone, lines) => {
    expect(holdsWords({ ...store, variantIds: [...store.variantIds] }, count)).toEqual({ tone, lines });
  });
});

describe('heldFor', () => {
  it.each([
    [1, 'Held for 1 day'],
    [7, 'Held for 7 days'],
  ])('of %i', (days, words) => {
    expect(heldFor(days)).toBe(words);
  });
});

describe('readyWords', () => {
  it.each([
    ['2026-11-18T09:00', 'Wednesday 18 November from 9 am'],
    ['2026-11-18', 'Wednesday 18 November'],
  ])('of %s', (readyAt, words) => {
    expect(readyWords(readyAt)).toBe(words);
  });
});
