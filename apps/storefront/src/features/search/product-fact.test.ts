import { expect, it } from 'vitest';
import { productFact } from './product-fact.ts';
import { sampleProduct } from './testing/sample-suggestions.ts';

const now = Date.parse('2026-11-15T12:00:00+11:00') / 1000;
const release = Date.parse('2026-12-01T09:00:00+11:00') / 1000;

it.each([
  ['its stars and that it is there', {}, '3.5 stars, in stock'],
  ['one star', { energyStars: 1 }, '1 star, in stock'],
  ['its first fact without a rating', { energyStars: null }, '498 kWh a year, in stock'],
  ['only whether it can be had', { energyStars: null, facts: [], soldOut: true }, 'Sold out'],
  ['when it comes', { saleMode: 'preorder' as const, releaseDateTime: release }, '3.5 stars, released Tue 1 Dec'],
])('says %s', (_, fields, expected) => {
  expect(productFact({ ...sampleProduct, ...fields }, now)).toBe(expected);
});
