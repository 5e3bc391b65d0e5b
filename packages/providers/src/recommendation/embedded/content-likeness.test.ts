import { describe, expect, it } from 'vitest';
import { contentLikeness } from './content-likeness.ts';
import { sampleProduct } from './testing/sample-product.ts';

const fridge = sampleProduct('fridge', {
  family: { code: 'fridges' },
  categoryIds: ['kitchen', 'fridges'],
  price: 1000,
  attributes: { litres: 500, finish: 'White', features: ['Ice', 'Water'], doors: true },
});

describe('contentLikeness', () => {
  it('is whole for a twin and nothing for a stranger', () => {
    expect(contentLikeness(fridge, { ...fridge, id: 'twin' })).toBeCloseTo(1, 12);
    const stranger = sampleProduct('x', { family: { code: 'x' }, categoryIds: ['x'], price: 0, attributes: { a: 1 } });
    expect(contentLikeness(fridge, stranger)).toBe(0);
    expect(contentLikeness(stranger, fridge)).toBe(0);
  });

  it.each([
    ['another family', { family: { code: 'freezers' } }],
    ['fewer shared categories', { categoryIds: ['kitchen'] }],
    ['a price further away', { price: 3000 }],
    ['another finish', { attributes: { ...fridge.attributes, finish: 'Black' } }],
    ['a figure further away', { attributes: { ...fridge.attributes, litres: 300 } }],
    ['none of its features', { attributes: { ...fridge.attributes, features: ['Wine'] } }],
    ['an attribute the other has not', { attributes: { ...fridge.attributes, bottles: 4 } }],
  ])('is less with %s, both ways', (_, change) => {
    const other = { ...fridge, ...change };
    expect(contentLikeness(fridge, other)).toBeLessThan(1);
    expect(contentLikeness(other, fridge)).toBeCloseTo(contentLikeness(fridge, other), 12);
  });

  it('takes near figures and one shared feature for the same', () => {
    const near = { ...fridge, attributes: { ...fridge.attributes, litres: 480, features: ['Ice'] } };
    expect(contentLikeness(fridge, near)).toBeCloseTo(1, 12);
  });
});
