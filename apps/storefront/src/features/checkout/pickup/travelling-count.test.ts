import { describe, expect, it } from 'vitest';
import { travellingCount } from './travelling-count.ts';

describe('travellingCount', () => {
  it('counts each variant once, and nothing that goes by email', () => {
    const lines = [
      { productId: 'fridge', variantId: 'fridge-1' },
      { productId: 'fridge', variantId: 'fridge-1' },
      { productId: 'kettle', variantId: 'kettle-1' },
      { productId: 'card', variantId: 'card-1' },
    ];
    const products = new Map([
      ['fridge', { functionalType: 'basic' }],
      ['kettle', { functionalType: 'basic' }],
      ['card', { functionalType: 'giftcard' }],
    ] as const);
    expect(travellingCount(lines, products)).toBe(2);
  });
});
