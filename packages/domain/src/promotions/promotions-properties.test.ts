import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPromotions, type PromotionsInput } from './apply-promotions.ts';
import { anyCart, anyPromotions, lineEffect, ownCondition } from './testing/any-promotions.ts';

const often = { numRuns: 300 };
const cart = anyCart(anyPromotions());
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);
const takenOff = (input: PromotionsInput) => sum(applyPromotions(input).discounts.values());

describe('whatever the cart and the promotions', () => {
  it('takes off no line more than it costs, nor anything that is not to be discounted', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { discounts } = applyPromotions(input);
        for (const { itemId, unitCents, qty, isDiscountable } of input.lines) {
          const cents = discounts.get(itemId) ?? -1;
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(isDiscountable ? unitCents * qty : 0);
        }
      }),
      often,
    );
  });

  it('gives what the promotions say they saved, to the cent', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { discounts, given } = applyPromotions(input);
        const saved = sum(given.map(({ savedCents }) => savedCents));
        expect(sum(discounts.values())).toBe(saved);
        expect(sum(given.flatMap(({ lines }) => lines).map(({ cents }) => cents))).toBe(saved);
      }),
      often,
    );
  });

  it('does not depend on the order in which promotions are listed', () => {
    fc.assert(
      fc.property(cart, fc.integer({ min: 0, max: 5 }), (input, by) => {
        const { promotions } = input;
        const turned = [...promotions.slice(by), ...promotions.slice(0, by)].toReversed();
        expect(applyPromotions({ ...input, promotions: turned })).toEqual(applyPromotions(input));
      }),
      often,
    );
  });

  it('gives an exclusive promotion to nobody who has another', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { given } = applyPromotions(input);
        expect(given.some(({ exclusive }) => exclusive) && given.length > 1).toBe(false);
      }),
      often,
    );
  });

  it('gives or refuses each promotion that was asked for, and none twice', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const promotions = input.promotions.map((one) => ({ ...one, couponCodes: [one.id] }));
        const codes = promotions.map(({ id }) => id);
        const { given, refused, refusedCodes } = applyPromotions({ ...input, promotions, codes });
        expect([...given, ...refused].map(({ id }) => id).toSorted()).toEqual(codes.toSorted());
        expect(refusedCodes.map(({ code }) => code.toUpperCase())).toEqual(
          codes.filter((code) => refused.some(({ id }) => id === code)).map((code) => code.toUpperCase()),
        );
      }),
      often,
    );
  });
});

describe('one more promotion', () => {
  const simple = anyPromotions({ effect: lineEffect, conditions: fc.array(ownCondition, { maxLength: 2 }) });

  it('on lines by themselves, whoever and how many it is for, never makes a cart dearer', () => {
    fc.assert(
      fc.property(anyCart(simple), (input) => {
        const [, ...others] = input.promotions;
        expect(takenOff(input)).toBeGreaterThanOrEqual(takenOff({ ...input, promotions: others }));
      }),
      often,
    );
  });
});
