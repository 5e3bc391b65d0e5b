import { describe, expect, it } from 'vitest';
import { CART_LINES_MAX, readKeptCart, readStoredCart, withItems, writeStoredCart } from './stored-cart.ts';
import { SAMPLE_GIFT, sampleItem } from './testing/sample-cart.ts';

const kept = (...items: readonly unknown[]) => JSON.stringify({ version: 1, items });

describe('a stored cart', () => {
  it('comes back as it was, with every field of an item [C-3-12]', () => {
    const items = [
      sampleItem({
        qty: 2,
        createdAt: 9,
        warrantyId: 'plan-2',
        attribution: { listName: 'Fridges', listItemIndex: 0 },
        analyticsContext: { page: 'listing' },
        extra: { releaseDateTime: 1_800_000_000 },
      }),
      sampleItem({ createdAt: 8, giftcard: SAMPLE_GIFT, id: 'gift-1' }),
    ];
    expect(readStoredCart(writeStoredCart(items))).toEqual(items);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"version":1}',
    '{"version":1,"items":7}',
    '{"version":2,"items":[]}',
    '{"items":[]}',
  ])('that cannot be read is empty: %j', (text) => {
    expect(readStoredCart(text)).toEqual([]);
  });

  it.each([
    { qty: 0 },
    { qty: -1 },
    { qty: 1.5 },
    { qty: '2' },
    { qty: null },
    { productId: '' },
    { variantId: 7 },
    { createdAt: 'x' },
  ])('leaves out an item with %j', (part) => {
    const good = sampleItem({ productId: 'b' });
    expect(readStoredCart(kept({ ...sampleItem(), ...part }, good))).toEqual([good]);
  });

  it.each([0, 33, -100, 1e9, '100', null])('takes what says $%j for no gift card [C-9-31]', (amount) => {
    const item = { ...sampleItem({ id: 'g1' }), giftcard: { ...SAMPLE_GIFT, amount } };
    expect(readStoredCart(kept(item))).toEqual([sampleItem()]);
  });

  it('takes no more of a line than the shop sells, makes one of a line that is there twice, and fills in the rest', () => {
    const bare = { productId: 'a', variantId: 'a-1', qty: 5000, createdAt: 1 };
    expect(readStoredCart(kept(bare, bare))).toEqual([sampleItem({ qty: 99, createdAt: 1, addedFrom: '' })]);
  });

  it('has an end', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => sampleItem({ productId: `p${index}` }));
    expect(readStoredCart(kept(...many))).toHaveLength(CART_LINES_MAX);
  });
});

describe('a stored cart that was synced', () => {
  const synced = { account: 'ana', version: 7, isPending: true, items: [sampleItem({ qty: 2 })] };
  const text = writeStoredCart([sampleItem()], synced);
  const changed = (part: object) => JSON.stringify({ ...JSON.parse(text), ...part });

  it('knows what with, also after a change', () => {
    expect(readKeptCart(text)).toEqual({ items: [sampleItem()], synced });
    expect(readKeptCart(withItems(text, []))).toEqual({ items: [], synced });
  });

  it.each([
    ['that is cut short', text.slice(0, -20)],
    ['of a newer release', changed({ version: 2 })],
    ['without its lines', changed({ items: undefined })],
    ['with a line that cannot be read', changed({ items: [sampleItem(), { ...sampleItem(), qty: 0 }] })],
  ])('counts as never synced %s', (_, broken) => {
    expect(readKeptCart(broken).synced).toBeUndefined();
  });
});
