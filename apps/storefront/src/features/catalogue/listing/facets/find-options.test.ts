import { describe, expect, it } from 'vitest';
import { findOptions, OPTIONS_SHOWN } from './find-options.ts';

const options = ['Élan', 'Kirribee', 'Nordholm', 'Tether & Co'].map((label) => ({
  value: label,
  label,
  count: 1,
}));
const found = (text: string) => findOptions(options, text).map(({ label }) => label);

describe('findOptions', () => {
  it('finds by any part, whatever the capitals and accents [D-9-14]', () => {
    expect(found('elan')).toEqual(['Élan']);
    expect(found('HOLM')).toEqual(['Nordholm']);
    expect(found('co')).toEqual(['Tether & Co']);
    expect(found('xyz')).toEqual([]);
  });
  it('is everything, in its order, while nothing is typed', () => {
    expect(found('  ')).toEqual(options.map(({ label }) => label));
  });
});

it('starts with ten [D-9-20]', () => {
  expect(OPTIONS_SHOWN).toBe(10);
});
