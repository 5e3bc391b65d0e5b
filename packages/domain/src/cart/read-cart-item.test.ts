import { describe, expect, it } from 'vitest';
import { readCartItem } from './read-cart-item.ts';
import { SAMPLE_GIFT, sampleItem } from './testing/sample-cart.ts';

const read = (part: Record<string, unknown>) => readCartItem({ ...sampleItem(), ...part });

describe('a stored item', () => {
  it.each([
    ['without its list', { listItemIndex: 3 }, null],
    ['without its place', { listName: 'Fridges' }, null],
    ['with a place before the first', { listName: 'Fridges', listItemIndex: -1 }, null],
    ['with a place in words', { listName: 'Fridges', listItemIndex: '3' }, null],
    ['in full', { listName: 'Fridges', listItemIndex: 3 }, { listName: 'Fridges', listItemIndex: 3 }],
  ])('that was found %s: %j is %j', (_, attribution, expected) => {
    expect(read({ attribution })?.attribution).toEqual(expected);
  });

  it.each([
    [null, {}],
    ['page', {}],
    [{ page: 'listing', depth: 3, other: null }, { page: 'listing' }],
  ])('keeps of %j the texts: %j', (analyticsContext, expected) => {
    expect(read({ analyticsContext })?.analyticsContext).toEqual(expected);
  });

  it.each([
    [1_800_000_000, 1_800_000_000],
    [0, 0],
    [-1, null],
    [1.5, null],
    ['7', null],
    [undefined, null],
  ])('comes out at %j: %j', (releaseDateTime, expected) => {
    expect(read({ extra: { releaseDateTime } })?.extra).toEqual({ releaseDateTime: expected });
  });

  it('that is a gift card keeps its id, or has one by what it is, and empty words for those that are missing', () => {
    expect(read({ id: 'g1', giftcard: SAMPLE_GIFT })?.id).toBe('g1');
    expect(read({ id: 7, giftcard: { amount: 100 } })).toMatchObject({
      id: 'a/a-1',
      giftcard: { amount: 100, message: '', recipientEmail: '', recipientName: '', senderName: '' },
    });
  });
});
