import type { Family, FamilyAttribute } from '@wattle/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures-of.ts';

const attribute = (code: string, name: string, suffix = ''): FamilyAttribute => ({
  code,
  name,
  prefix: '',
  suffix,
  type: 'RANGE',
  enable: true,
  heading: name,
  queryParam: code,
  minQueryParam: null,
  maxQueryParam: null,
  disjunctive: false,
  initiallyExpanded: true,
});

const family: Family = {
  code: 'fridge',
  name: 'Fridges',
  groups: [
    {
      code: 'capacity',
      name: 'Capacity',
      attributes: [attribute('litres', 'Total', 'L'), attribute('shelves', 'Shelves')],
    },
    { code: 'cover', name: 'Cover', attributes: [attribute('years', 'Cover', 'years')] },
    { code: 'energy', name: 'Energy', attributes: [attribute('energyStars', 'Energy rating', 'stars')] },
  ],
};
const values = { litres: 1637.5, shelves: '4, glass', energyStars: 3.5 };

describe('figuresOf', () => {
  it('takes numbers only, without those that have a drawing of their own', () => {
    expect(figuresOf(family, values)).toEqual([{ name: 'Total', value: '1,637.5', unit: 'L' }]);
  });

  it('says one year, and two years', () => {
    expect(figuresOf(family, { years: 1 })).toEqual([{ name: 'Cover', value: '1', unit: 'year' }]);
    expect(figuresOf(family, { years: 2 })).toEqual([{ name: 'Cover', value: '2', unit: 'years' }]);
  });
});
