import { describe, expect, it } from 'vitest';
import { generateCatalogue } from './catalogue.ts';
import { countByHand } from './count-by-hand.ts';
import { makeFilteredListings, makePlainListings, makeTypedTexts, makeTypoListings, slip } from './inputs.ts';
import { createRandom } from './random.ts';

const products = [...generateCatalogue(3000)];

describe('inputs', () => {
  it('are all different, and the same every time', () => {
    for (const make of [makeFilteredListings, makePlainListings, makeTypoListings, makeTypedTexts]) {
      const inputs = make(products, 400).map((input) => JSON.stringify(input));
      expect(new Set(inputs).size).toBe(400);
      expect(make(products, 400).map((input) => JSON.stringify(input))).toEqual(inputs);
    }
  });

  it('choose two or three filters that leave something', () => {
    const listings = makeFilteredListings(products, 200);
    expect(new Set(listings.map(({ chosen }) => chosen.length))).toEqual(new Set([2, 3]));
    for (const listing of listings) expect(countByHand(products, listing).nbHits).toBeGreaterThan(0);
  });

  it('misspell exactly one word', () => {
    const words = new Set(products.flatMap(({ name }) => name.toLowerCase().split(' ')));
    const wrong = makeTypoListings(products, 200).map(({ query }) =>
      query.split(' ').filter((word) => !words.has(word)),
    );
    // a typo can turn one word into another valid one by chance
    expect(wrong.filter((found) => found.length === 1).length).toBeGreaterThan(190);
  });
});

describe('slip', () => {
  it('keeps the first letter and changes one place', () => {
    const random = createRandom(5);
    for (let i = 0; i < 200; i += 1) {
      const wrong = slip('fridge', random);
      expect(wrong[0]).toBe('f');
      expect(Math.abs(wrong.length - 6)).toBeLessThanOrEqual(1);
      expect(wrong).not.toBe('fridge');
    }
  });
});
