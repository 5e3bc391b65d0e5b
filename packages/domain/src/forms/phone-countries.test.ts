import { describe, expect, it } from 'vitest';
import { type CountryBook, findPhoneCountries, listPhoneCountries } from './phone-countries.ts';

const NAMES = new Map([
  ['AU', 'Australia'],
  ['AX', 'Åland Islands'],
  ['CI', 'Côte d’Ivoire'],
  ['GB', 'United Kingdom'],
  ['NZ', 'New Zealand'],
]);
const CALLING = new Map([
  ['AU', '61'],
  ['AX', '358'],
  ['CI', '225'],
  ['GB', '44'],
  ['NZ', '64'],
]);
const book: CountryBook = {
  codes: [...CALLING.keys(), 'ZZ'],
  nameOf: (code) => NAMES.get(code),
  callingCodeOf: (code) => CALLING.get(code) ?? '',
};
const codesOf = (countries: readonly { code: string }[]) => countries.map(({ code }) => code);

describe('listPhoneCountries', () => {
  it('gives names with calling codes, by name [D-5-43]', () => {
    const { pinned, others } = listPhoneCountries(book, []);
    expect(pinned).toEqual([]);
    expect(codesOf(others)).toEqual(['AX', 'AU', 'CI', 'NZ', 'GB']);
    expect(others[1]).toEqual({ code: 'AU', name: 'Australia', callingCode: '61' });
  });

  it('pins countries in front, in the order they are named, and only there [D-5-44]', () => {
    const { pinned, others } = listPhoneCountries(book, ['NZ', 'AU']);
    expect([codesOf(pinned), codesOf(others)]).toEqual([
      ['NZ', 'AU'],
      ['AX', 'CI', 'GB'],
    ]);
  });

  it('fails loudly for a pinned country without a name [D-8-23]', () => {
    expect(() => listPhoneCountries(book, ['ZZ'])).toThrow('Country name not found.');
  });
});

describe('findPhoneCountries', () => {
  const { others } = listPhoneCountries(book, []);
  it.each([
    ['', ['AX', 'AU', 'CI', 'NZ', 'GB']],
    ['zea', ['NZ']],
    ['aland', ['AX']],
    ['cote', ['CI']],
    ['+6', ['AU', 'NZ']],
    ['gb', ['GB']],
    ['stralia', []],
  ])('%j finds %j', (typed, codes) => {
    expect(codesOf(findPhoneCountries(others, typed))).toEqual(codes);
  });
});
