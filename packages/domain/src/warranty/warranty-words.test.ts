import { expect, it } from 'vitest';
import { planDescription, REPAIR_PLAN_DESCRIPTION, WARRANTY_LABEL, yearsInWords } from './warranty-words.ts';

it('has the shop’s word for the maker’s cover [C-9-64 D-9-66]', () => {
  expect(WARRANTY_LABEL).toBe("Manufacturer's Warranty");
});

it('has the shop’s word for an added cover [C-9-65 D-9-67]', () => {
  expect(REPAIR_PLAN_DESCRIPTION).toBe('Repair Plan');
});

it.each([
  ['Parts and labour.', 'Parts and labour.'],
  ['', 'Repair Plan'],
  ['  ', 'Repair Plan'],
])('describes a plan that says %j as %j [C-9-65 D-9-67]', (description, expected) => {
  expect(planDescription({ blGroupWarranty: { duration: 2, description } })).toBe(expected);
});

it.each([
  [1, '1 year'],
  [2, '2 years'],
  [10, '10 years'],
  [0.5, '6 months'],
  [1.5, '18 months'],
  [1 / 12, '1 month'],
  [0, null],
  [-1, null],
  [Number.NaN, null],
])('reads a duration of %d as years: %j [D-9-65]', (years, expected) => {
  expect(yearsInWords(years)).toBe(expected);
});
