import type { Family, FamilyAttribute } from '@wattle/domain/catalogue';

/** An attribute with a number. */
export const attribute = (code: string, name: string, suffix = ''): FamilyAttribute => ({
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
  initiallyExpanded: false,
});

/** A family with numbers and words, with and without a unit. */
export const SAMPLE_FAMILY: Family = {
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

export const SAMPLE_VALUES = { litres: 1637.5, shelves: '4, glass', energyStars: 3.5 };
