import { describe, expect, it } from 'vitest';
import { NO_PROMO_CODES, readPromoCodes, storePromoCodes, withoutPromoCode } from './stored-promo-codes.ts';

describe('kept promo codes', () => {
  it('are read as they were written', () => {
    expect(readPromoCodes(JSON.stringify(storePromoCodes(['SUMMER', 'TEN'])))).toEqual(
      storePromoCodes(['SUMMER', 'TEN']),
    );
  });

  it.each([
    ['nothing', null],
    ['a text that was cut off', '{"version":1,"items":["SUM'],
    ['a list without a version', '["SUMMER"]'],
    ['another version', '{"version":2,"items":["SUMMER"]}'],
    ['items that are no list', '{"version":1,"items":"SUMMER"}'],
    ['null', 'null'],
  ])('are none in %s', (_, text) => {
    expect(readPromoCodes(text)).toEqual(NO_PROMO_CODES);
  });

  it('leave out what was never a code, and what is there twice', () => {
    const text = JSON.stringify({ version: 1, items: [null, 7, '', '  ', 'x'.repeat(51), 'ten', ' TEN ', {}] });
    expect(readPromoCodes(text).items).toEqual(['TEN']);
  });

  it('are ten at most, the first ones', () => {
    const codes = Array.from({ length: 12 }, (_, index) => `CODE${index}`);
    expect(readPromoCodes(JSON.stringify(storePromoCodes(codes))).items).toEqual(codes.slice(0, 10));
  });

  it('go one at a time, however they are typed', () => {
    expect(withoutPromoCode(['SUMMER', 'TEN'], ' summer')).toEqual(['TEN']);
  });
});
