import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerOf, type PaidLeg } from './payment-ledger.ts';
import { splitRefund } from './split-refund.ts';
import { byCard, byGiftCard, change } from './testing/sample-refund.ts';

const split = (cents: number, legs: readonly PaidLeg[], order?: Parameters<typeof splitRefund>[2]) =>
  splitRefund(cents, legs, order)?.map(({ leg, amountCents }) => [leg.leg, amountCents]);

describe('a refund is split over the payments of an order', () => {
  it('in the shares in which it was paid', () => {
    expect(split(100, [byCard(300), byGiftCard(1, 100)])).toEqual([
      [0, 75],
      [1, 25],
    ]);
  });

  it('with the odd cent to the largest', () => {
    expect(split(100, [byCard(100), byGiftCard(1, 200)])).toEqual([
      [0, 33],
      [1, 67],
    ]);
    expect(split(1, [byCard(100), byGiftCard(1, 100)])).toEqual([[0, 1]]);
  });

  it('never with more than is left of each: the others give the rest', () => {
    const spent = byGiftCard(1, 100, change('REFUND', 95));
    expect(split(100, [byCard(300), spent])).toEqual([
      [0, 95],
      [1, 5],
    ]);
    expect(split(306, [byCard(300), spent])).toBeUndefined();
  });

  it('or with the kind first that staff chose', () => {
    const legs = [byCard(300), byGiftCard(1, 100), byGiftCard(2, 50)];
    expect(split(320, legs, 'PROVIDER_FIRST')).toEqual([
      [0, 300],
      [1, 20],
    ]);
    expect(split(120, legs, 'GIFT_CARDS_FIRST')).toEqual([
      [1, 100],
      [2, 20],
    ]);
  });

  it('so that parts add up and stay within their payments, however often it is refunded', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 4 });
    const order = fc.constantFrom('SHARES' as const, 'PROVIDER_FIRST' as const, 'GIFT_CARDS_FIRST' as const);
    const refunds = fc.array(fc.tuple(fc.double({ min: 0.01, max: 1, noNaN: true }), order), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, refunds, ([first = 1, ...others], wanted) => {
        let legs: PaidLeg[] = [
          byCard(first, change('CAPTURE', first)),
          ...others.map((cents, index) => byGiftCard(index + 1, cents)),
        ];
        for (const [portion, how] of wanted) {
          const left = legs.reduce((sum, leg) => sum + ledgerOf(leg).leftCents, 0);
          const amount = Math.ceil(left * portion);
          const shares = splitRefund(amount, legs, how) ?? [];
          expect(shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(amount);
          legs = legs.map((leg) => {
            const cents = shares.find((share) => share.leg.leg === leg.leg)?.amountCents ?? 0;
            return cents === 0 ? leg : { ...leg, changes: [...leg.changes, change('REFUND', cents)] };
          });
          for (const leg of legs) expect(ledgerOf(leg).refundedCents).toBeLessThanOrEqual(leg.authorisedCents);
        }
      }),
    );
  });
});
