import { describe, expect, it } from 'vitest';
import { startAdding } from './start-adding.ts';

const fridge = { productId: 'a', variantId: 'a-1' };

describe('startAdding', () => {
  it('names what is being added', () => {
    expect(startAdding({ isReady: true, addingKey: null }, fridge)).toBe('a/a-1');
  });

  it.each(['b/b-1', 'a/a-1'])('is blocked while %s is being added [C-4-66 D-4-19 C-8-61 D-8-17]', (addingKey) => {
    expect(() => startAdding({ isReady: true, addingKey }, fridge)).toThrow(/^Already adding to cart$/);
  });

  it.each([null, 'b/b-1'])(
    'is blocked before the cart is there, adding %j [C-4-67 D-4-19 C-8-62 D-8-18]',
    (addingKey) => {
      expect(() => startAdding({ isReady: false, addingKey }, fridge)).toThrow(/^Cannot add to cart$/);
    },
  );
});
