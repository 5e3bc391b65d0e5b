import { expect, it } from 'vitest';
import { energyStarsOf } from './energy-scale.ts';

it.each([
  [3.5, { of: 6, first: 3.5, beyond: null }],
  [6, { of: 6, first: 6, beyond: null }],
  [6.5, { of: 10, first: 6, beyond: 0.5 }],
  [8, { of: 10, first: 6, beyond: 2 }],
  [10, { of: 10, first: 6, beyond: 4 }],
  [12, { of: 10, first: 6, beyond: 4 }],
])('shows %d stars on the scale of its label', (stars, shown) => {
  expect(energyStarsOf(stars)).toMatchObject(shown);
});
