import { describe, expect, it } from 'vitest';
import { readNumber, readRange } from './read-range.ts';

describe('readNumber', () => {
  it.each([
    ['3,500', 3500],
    ['$3,500', 3500],
    [' 3 500 ', 3500],
    ['0', 0],
    ['2.5', 2.5],
    ['', null],
    ['  ', null],
    ['cheap', undefined],
    ['12e3', undefined],
    ['-5', undefined],
    ['$', undefined],
    ['1.2.3', undefined],
    ['9999999999', undefined],
  ])('reads %o as %o [D-9-24]', (text, number) => {
    expect(readNumber(text, '$')).toBe(number);
  });
  it('takes the unit with the number', () => {
    expect(readNumber('950 mm', '', ' mm')).toBe(950);
    expect(readNumber('950mm', '', ' mm')).toBe(950);
  });
});

describe('readRange', () => {
  it('is open at an end that is empty [D-9-18]', () => {
    expect(readRange({ from: '899', to: '' })).toEqual({ ok: true, from: 899, to: null });
  });
  it('names the field that is no number [D-9-18]', () => {
    expect(readRange({ from: 'low', to: '12' })).toEqual({ ok: false, reason: 'NOT_A_NUMBER', fields: ['from'] });
    expect(readRange({ from: 'a', to: 'b' })).toMatchObject({ fields: ['from', 'to'] });
  });
  it('refuses an end before the start [D-9-18]', () => {
    expect(readRange({ from: '900', to: '800' })).toMatchObject({ ok: false, reason: 'FROM_ABOVE_TO' });
    expect(readRange({ from: '900', to: '900' })).toMatchObject({ ok: true });
  });
});
