import type { QtyLimits } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { limitWords, whyWords } from './add-words.ts';

const product = { state: 'current', releaseDateTime: null } as const;

describe('whyWords', () => {
  it.each([
    ['ADD_TO_CART', product, null],
    ['PREORDER', product, 'You order it now, and it leaves as soon as it is released.'],
    ['COMING_SOON', product, 'You can order it once it is released.'],
    ['COMING_SOON', { ...product, releaseDateTime: 1_795_917_600 }, 'You can order it from Sun 29 Nov.'],
    ['SOLD_OUT', product, 'Every one is sold. Save it to your wishlist to find it again.'],
    ['SOLD_OUT', { ...product, state: 'discontinued' }, 'It is no longer made, and every one is sold.'],
    ['ENQUIRE', product, 'Sold in our stores only. Ask us, and we hold one for you.'],
    ['UNAVAILABLE', { ...product, state: 'discontinued' }, 'It is no longer sold.'],
    ['UNAVAILABLE', { ...product, state: 'enabled' }, 'It cannot be bought online at the moment.'],
  ] as const)('%s of %o', (label, one, words) => {
    expect(whyWords(label, one)).toBe(words);
  });
});

describe('limitWords', () => {
  const limits: QtyLimits = {
    min: 1,
    max: 99,
    step: 1,
    maxReason: { code: 'variantQtyMaxExceeded', params: { qtyMax: 99 } },
  };
  const stocked: QtyLimits = { ...limits, max: 3, maxReason: { code: 'stockInsufficient', params: { stockQty: 3 } } };
  it.each([
    ['the most', limits, { always: null, atMost: 'A limit of 99 per order.' }],
    ['the stock', stocked, { always: null, atMost: 'Only 3 left.' }],
    ['the least', { ...limits, min: 2 }, { always: 'At least 2 per order.', atMost: 'A limit of 99 per order.' }],
    ['the lot', { ...stocked, min: 4, step: 4 }, { always: 'Sold in lots of 4.', atMost: 'Only 3 left.' }],
  ])('names %s', (_, one, words) => {
    expect(limitWords(one)).toEqual(words);
  });
});
