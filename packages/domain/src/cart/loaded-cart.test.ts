import { describe, expect, it } from 'vitest';
import { loadedCart, loadedWishlist } from './loaded-cart.ts';

const unready = ['unloaded', 'loading', 'ERROR'] as const;

describe('a cart or wishlist that is needed', () => {
  it('is itself once it is loaded [C-4-46 C-4-50]', () => {
    const loaded = { load: 'SUCCESS', items: [] } as const;
    expect(loadedCart(loaded)).toBe(loaded);
    expect(loadedWishlist(loaded)).toBe(loaded);
  });

  it.each(unready)('is a fault while it is %s [C-8-51 C-8-52]', (load) => {
    expect(() => loadedCart({ load })).toThrow(/^Cart not loaded\.$/);
    expect(() => loadedWishlist({ load })).toThrow(/^Wishlist not loaded\.$/);
  });
});
