import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { type CreditBalance, useCredits } from './use-credits.ts';

const credit = (id: string, amount: number): CreditBalance => ({ id, methodCode: 'adyenGivex', amount });

describe('useCredits', () => {
  it.each<[string, number, CreditBalance[], Record<string, number>, number]>([
    ['without any', 5000, [], {}, 5000],
    ['one that is not enough', 5000, [credit('a', 20)], { a: 2000 }, 3000],
    ['one that is just enough', 5000, [credit('a', 50)], { a: 5000 }, 0],
    ['one that is more', 5000, [credit('a', 500)], { a: 5000 }, 0],
    ['two in their order', 5000, [credit('a', 20), credit('b', 100)], { a: 2000, b: 3000 }, 0],
    ['one that is not needed', 2000, [credit('a', 20), credit('b', 100)], { a: 2000 }, 0],
    ['one that is empty', 5000, [credit('a', 0), credit('b', 1)], { b: 100 }, 4900],
    ['the same one twice', 5000, [credit('a', 20), credit('a', 20)], { a: 2000 }, 3000],
    ['nothing to pay', 0, [credit('a', 20)], {}, 0],
  ])('%s', (_, total, balances, used, left) => {
    const { usages, leftCents } = useCredits(toCents(total), balances);
    expect(Object.fromEntries(usages.map(({ id, cents }) => [id, cents]))).toEqual(used);
    expect(leftCents).toBe(left);
  });

  it('pays no more than there is on each, nor than there is to pay', () => {
    const balance = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), cents: fc.integer({ min: 0, max: 100_000 }) });
    fc.assert(
      fc.property(fc.nat(200_000), fc.array(balance, { maxLength: 6 }), (total, list) => {
        const balances = list.map(({ id, cents }) => credit(id, cents / 100));
        const { usages, leftCents } = useCredits(toCents(total), balances);
        expect(usages.reduce((sum, { cents }) => sum + cents, 0) + leftCents).toBe(total);
        expect(leftCents).toBeGreaterThanOrEqual(0);
        for (const { id, cents } of usages) {
          expect(list.some((one) => one.id === id && one.cents >= cents)).toBe(true);
        }
      }),
    );
  });
});
