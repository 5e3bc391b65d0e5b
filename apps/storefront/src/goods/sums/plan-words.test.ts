import { expect, it } from 'vitest';
import { planStart, planTitle } from './plan-words.ts';

it.each([
  [3, '3-year repair plan'],
  [1, '1-year repair plan'],
  [1.5, '18-month repair plan'],
  [0, 'Care plan'],
])('calls a plan of %d years a %s [D-9-65]', (duration, expected) => {
  expect(planTitle({ name: 'Care plan', blGroupWarranty: { duration, description: '' } })).toBe(expected);
});

it.each([
  [2, "after the 2-year Manufacturer's Warranty"],
  [0.5, "after the 6-month Manufacturer's Warranty"],
  [0, null],
])('says when it begins, the maker giving %d years: %s [C-9-64]', (years, expected) => {
  expect(planStart(years)).toBe(expected);
});
