import { describe, expect, it } from 'vitest';
import { readCookies } from './read-cookies.ts';

describe('readCookies', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['a=1', { a: '1' }],
    [' a = 1 ;b=2', { a: '1', b: '2' }],
    ['a=x=y==', { a: 'x=y==' }],
    ['a=', { a: '' }],
    // neither a name nor a value, or none of both
    ['a; =1; b c=2;;', {}],
    ['a=1; a=2', { a: '2' }],
  ])('reads %j', (header, cookies) => {
    expect(readCookies(header)).toEqual(cookies);
  });

  it('gives nothing that is inherited, whatever the names', () => {
    const cookies = readCookies('__proto__=x; constructor=y');
    expect(Object.getPrototypeOf(cookies)).toBe(Object.prototype);
    expect(Object.keys(cookies)).toEqual(['__proto__', 'constructor']);
  });

  // with two ways to read a space there would be as many as its square: minutes for so long a row
  it.each([' ', '\t', '\u00a0', '=', ' ='])('is done at once with a long row of %j', (sign) => {
    const long = sign.repeat(400_000);
    expect(readCookies(`kept=1; a=${long}x`)).toMatchObject({ kept: '1' });
    expect(readCookies(`kept=1; ${long}`)).toMatchObject({ kept: '1' });
  });
});
