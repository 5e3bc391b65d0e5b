import { describe, expect, it } from 'vitest';
import { findOptions, OPTIONS_SHOWN } from './find-options.ts';

const LABELS = ['Élan', 'Kirribee', 'Nordholm', 'Tether & Co'];
const options = LABELS.map((label) => [label, 1] as const);
const found = (text: string) => findOptions(options, text).map(([value]) => value);

describe('findOptions', () => {
  it('finds by any part, whatever the capitals and accents [D-9-14]', () => {
    expect(found('elan')).toEqual(['Élan']);
    expect(found('HOLM')).toEqual(['Nordholm']);
    expect(found('co')).toEqual(['Tether & Co']);
    expect(found('xyz')).toEqual([]);
    expect(findOptions([['c-1', 1, { label: 'Bar fridges' }]], 'bar')).toHaveLength(1);
  });
  it('is everything, in its order, while nothing is typed', () => {
    expect(found('  ')).toEqual(LABELS);
  });
});

it('starts with ten [D-9-20]', () => {
  expect(OPTIONS_SHOWN).toBe(10);
});
