import { describe, expect, it } from 'vitest';
import { joinedItems, NOTHING_JOINED, readJoined, storeJoined } from './joined-items.ts';
import { cartOf } from './testing/sync-browsers.ts';

describe('what joined a cart', () => {
  it('are lines that were not there, and units that were not', () => {
    const before = cartOf({ a: 1, b: 2 }).cartItems;
    const after = cartOf({ a: 1, b: 5, c: 1 }).cartItems;
    expect(joinedItems(before, after)).toEqual([
      { productId: 'b', variantId: after[1]?.variantId, qty: 3 },
      { productId: 'c', variantId: after[2]?.variantId, qty: 1 },
    ]);
    expect(joinedItems(after, before)).toEqual([]);
  });

  it('is kept until it has been said', () => {
    const joined = storeJoined([{ productId: 'c', variantId: 'c-sand', qty: 1 }]);
    expect(readJoined(JSON.stringify(joined))).toEqual(joined);
  });

  it.each([null, '{', '{"version":1,"items":[{"productId":"","qty":1},{"productId":"a","qty":0}]}'])(
    'reads %j as nothing',
    (text) => expect(readJoined(text)).toEqual(NOTHING_JOINED),
  );
});
