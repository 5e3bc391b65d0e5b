import { expect, it } from 'vitest';
import { productFact } from './product-fact.ts';
import { sampleProduct } from './testing/sample-suggestions.ts';

const now = Date.parse('2026-11-15T12:00:00+11:00') / 1000;
const release = Date.parse('2026-12-01T09:00:00+11:00') / 1000;

it.each([
  ['its stars and that it is there', {}, 'Energy 3.5 of 6 stars, in stock'],
  ['which scale its stars are on', { energyStars: 8 }, 'Energy 8 of 10 stars, in stock'],
  ['its first fact without a rating', { energyStars: null }, '498 kWh a year, in stock'],
  ['only whether it can be had', { energyStars: null, facts: [], soldOut: true }, 'Sold out'],
  [
    'that it is sold by enquiry, whatever its stock',
    { enquiryOnly: true, soldOut: true },
    'Energy 3.5 of 6 stars, by enquiry',
  ],
  [
    'when it comes',
    { saleMode: 'preorder' as const, releaseDateTime: release },
    'Energy 3.5 of 6 stars, released Tue 1 Dec',
  ],
])('says %s', (_, fields, expected) => {
  expect(productFact({ ...sampleProduct, ...fields }, now)).toBe(expected);
});
