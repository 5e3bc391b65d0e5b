import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../../../testing/cart/sample-products.ts';
import { beginLoading, failLoading, listGone, receiveWished, shownWishes, UNLOADED } from './wished-products.ts';

const [a, b, old] = [sampleDocument('a'), sampleDocument('b'), sampleDocument('old', { state: 'discontinued' })];
const found = new Map([a, old].map((product) => [product.id, product]));
const loaded = receiveWished(beginLoading(UNLOADED), ['a', 'old', 'gone'], found);

describe('the products of a wishlist', () => {
  it('are unloaded, loading, and then there or not [C-4-50]', () => {
    expect(UNLOADED.load).toBe('unloaded');
    expect(beginLoading(UNLOADED).load).toBe('loading');
    expect(loaded.load).toBe('SUCCESS');
    expect(failLoading(beginLoading(UNLOADED)).load).toBe('ERROR');
  });

  it('are without what is no longer sold, which is told by name where that is known [C-4-50]', () => {
    expect(listGone(['a', 'old', 'gone'], found)).toEqual(['old', 'gone']);
    expect(shownWishes(loaded)).toEqual([a]);
    expect(loaded.dropped).toEqual(['Product old', null]);
    expect(loaded.replaced).toEqual([]);
    const replaced = sampleDocument('old', { state: 'discontinued', replacedBy: 'new' });
    expect(receiveWished(loaded, ['old'], new Map([['old', replaced]])).replaced).toEqual([replaced]);
  });

  it('stay while one more is asked for, which comes first', () => {
    const more = receiveWished(beginLoading(loaded), ['b'], new Map([['b', b]]));
    expect(beginLoading(loaded)).toBe(loaded);
    expect(shownWishes(more)).toEqual([b, a]);
  });

  it.each([UNLOADED, beginLoading(UNLOADED), failLoading(UNLOADED)])(
    'cannot be shown while they are $load [C-8-52]',
    (wished) => {
      expect(() => shownWishes(wished)).toThrow(/^Wishlist not loaded\.$/);
    },
  );
});
