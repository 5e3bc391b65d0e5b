import { expect, it } from 'vitest';
import { lineProduct } from './line-product.ts';
import { factsOf, sampleFacts, sampleItem } from './testing/sample-cart.ts';

const { products } = factsOf(sampleFacts('a'));

it('is the product of a line and its variant', () => {
  expect(lineProduct(sampleItem({ variantId: 'a-2' }), products)).toEqual({
    product: sampleFacts('a'),
    variant: { id: 'a-2', qty: 10 },
  });
});

it('is a fault for a product that is not there [C-8-49]', () => {
  expect(() => lineProduct(sampleItem({ productId: 'gone' }), products)).toThrow(/^Product not found\.$/);
});

it('is a fault for a variant that is not there [C-8-50]', () => {
  expect(() => lineProduct(sampleItem({ variantId: 'gone' }), products)).toThrow(/^Product variant not found\.$/);
});
