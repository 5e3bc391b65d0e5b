import { describe, expect, it } from 'vitest';
import { householdNeeds } from './household-needs.ts';

describe('the capacity that suits a household', () => {
  it.each([
    [1, 'l', 200, 300],
    [2, 'l', 300, 450],
    [3, 'l', 450, 600],
    [4, 'l', 450, 600],
    [5, 'l', 600, null],
    [9, 'l', 600, null],
    [2, 'kg', null, 7.5],
    [4, 'kg', 7.5, 10],
    [5, 'kg', 10, null],
    [2, 'places', null, 13],
    [4, 'places', 14, null],
  ])('%i people, in %s', (people, unit, least, most) => {
    expect(householdNeeds(people, unit)).toEqual({ least, most });
  });

  it('is not known in other units', () => {
    expect(householdNeeds(4, 'inch')).toBeUndefined();
  });
});
