import type { Family, FamilyAttribute } from '@wattle/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { specificationOf } from './specification-of.ts';

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

describe('specificationOf', () => {
  it('lists what is known, group by group of the family', () => {
    expect(specificationOf(family, values)).toEqual([
      {
        name: 'Capacity',
        rows: [
          { name: 'Total', value: '1,637.5 L' },
          { name: 'Shelves', value: '4, glass' },
        ],
      },
      { name: 'Energy', rows: [{ name: 'Energy rating', value: '3.5 stars' }] },
    ]);
  });
});
