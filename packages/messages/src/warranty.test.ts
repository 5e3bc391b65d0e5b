import { expect, it } from 'vitest';
import {
  planDescription,
  planStart,
  planTitle,
  REPAIR_PLAN_DESCRIPTION,
  WARRANTY_LABEL,
  yearsInWords,
} from './warranty.ts';

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
