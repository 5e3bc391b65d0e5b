import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderNumber, orderNumberOf } from './order-number.ts';

describe('the number of an order', () => {
  it('is W- and eight digits, whatever chance says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 8 }),
        (rolls) => {
          const left = [...rolls];
          const number = orderNumberOf(() => left.shift() ?? 0);
          expect(number).toMatch(/^W-[1-9]\d{7}$/);
          expect(isOrderNumber(number)).toBe(true);
        },
      ),
    );
  });

  it('uses every roll: no two that differ make the same number', () => {
    const numberOf = (rolls: readonly number[]) => {
      const left = [...rolls];
      return orderNumberOf(() => left.shift() ?? 0);
    };
    expect(numberOf([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])).toBe('W-11234567');
    expect(numberOf([0.999, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.99])).toBe('W-91234569');
  });

  it.each(['W-204817', 'W-11234567'])('may be as long as %s', (text) => expect(isOrderNumber(text)).toBe(true));
  it.each(['', 'W-', 'W-12345', '204817', 'w-204817', 'W-204817 ', 'W-2048a7'])('is never %j', (text) => {
    expect(isOrderNumber(text)).toBe(false);
  });
});
