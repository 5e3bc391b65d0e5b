import { describe, expect, it } from 'vitest';
import type { FamilyAttribute } from '../catalogue/entities.ts';
import { optionLabel, rangeEndLabel, rangeUnit } from './facet-labels.ts';
import { BRAND_FACET, CATEGORY_FACET, PRICE_FACET, TYPE_FACET } from './standard-facets.ts';
import { sampleAttribute } from './testing/sample-families.ts';

const options = (more: Partial<FamilyAttribute>) => ({ ...BRAND_FACET, source: sampleAttribute('of', more) });
const range = (more: Partial<FamilyAttribute>) => ({ ...PRICE_FACET, source: sampleAttribute('of', more) });
const categoryName = (id: string) => (id === 'bars' ? 'Bar fridges' : undefined);

describe('a value of the index is read as', () => {
  it.each([
    ['the name of a family', TYPE_FACET, 'Fridges##fridges', 'Fridges'],
    ['the name of a category', CATEGORY_FACET, 'bars', 'Bar fridges'],
    ['the id of a category that is gone', CATEGORY_FACET, 'gone', 'gone'],
    ['it is written, also where a category has that id', BRAND_FACET, 'bars', 'bars'],
    ['a number with what follows it', options({ suffix: 'burners' }), '4', '4 burners'],
    ['a number with what stands before it', options({ prefix: '$' }), '1500.5', '$1,500.5'],
    ['it is written where no unit says what it counts', options({}), '2026', '2026'],
    ['it is written where it is no number', options({ suffix: 'L' }), '10-20', '10-20 L'],
  ])('%s', (_, facet, value, expected) => {
    expect(optionLabel(facet, value, categoryName)).toBe(expected);
  });
});

describe('a range', () => {
  it.each([
    ['dollars', PRICE_FACET, { prefix: '$', suffix: '' }, '$1,200'],
    ['its own unit', range({ prefix: ' about ', suffix: ' mm ' }), { prefix: 'about', suffix: 'mm' }, 'about 1,200 mm'],
  ])('counts %s [D-9-24]', (_, facet, unit, end) => {
    expect(rangeUnit(facet)).toEqual(unit);
    expect(rangeEndLabel(facet, 1200)).toBe(end);
  });
});
