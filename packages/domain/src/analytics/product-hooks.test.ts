import { describe, expect, it } from 'vitest';
import type { CartItem } from '../cart/cart.ts';
import { cartHookEvents, listViewedEvents, productSelectedEvent } from './product-hooks.ts';

const list = { listId: 'categories/fridges', listName: 'Fridges' };
const shown = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ item_id: `p${index}`, item_name: `Fridge ${index}`, index }));

describe('listViewedEvents', () => {
  it.each([
    [0, []],
    [1, [1]],
    [9, [9]],
    [10, [9, 1]],
    [24, [9, 9, 6]],
  ])('tells of %d products in parts of %j [C-9-22 D-7-34]', (count, sizes) => {
    const events = listViewedEvents(list, shown(count));
    expect(events.map(({ ecommerce }) => ecommerce.items.length)).toEqual(sizes);
    expect(events.flatMap(({ ecommerce }) => ecommerce.items)).toEqual(shown(count));
  });

  it('says which list, in Australian dollars [C-9-61 D-7-34]', () => {
    expect(listViewedEvents(list, shown(1))).toEqual([
      {
        event: 'view_item_list',
        hook: 'product list viewed',
        ecommerce: {
          currency: 'AUD',
          item_list_id: 'categories/fridges',
          item_list_name: 'Fridges',
          items: shown(1),
        },
      },
    ]);
  });
});

describe('productSelectedEvent', () => {
  it('says what was chosen, and from where [C-9-61 D-7-33]', () => {
    expect(productSelectedEvent(list, { item_id: 'p3', index: 3 })).toEqual({
      event: 'select_item',
      hook: 'product selected',
      ecommerce: {
        currency: 'AUD',
        item_list_id: 'categories/fridges',
        item_list_name: 'Fridges',
        items: [{ item_id: 'p3', index: 3 }],
      },
    });
  });
});

describe('cartHookEvents', () => {
  const item = (id: string, qty: number, part: Partial<CartItem> = {}): CartItem => ({
    id,
    productId: 'fridge',
    variantId: 'fridge-1',
    qty,
    createdAt: 0,
    warrantyId: null,
    giftcard: null,
    attribution: null,
    addedFrom: 'card',
    analyticsContext: {},
    extra: { releaseDateTime: null },
    ...part,
  });
  const fridge = {
    name: 'The fridge',
    price: 999,
    brand: { name: 'Orana' },
    state: 'current',
    saleMode: null,
    preorderDateTime: null,
    releaseDateTime: null,
    soldOut: false,
    variants: [{ hasStockOnHand: false }],
  } as const;
  const tell = (before: readonly CartItem[], after: readonly CartItem[]) =>
    cartHookEvents(before, after, new Map([['fridge', fridge]]), 0);

  it('tells of a line that is new, with its stock and the list it came from [C-9-61 D-7-35]', () => {
    const attribution = { listName: 'Fridges', listItemIndex: 2 };
    expect(tell([item('a', 1)], [item('a', 1), item('b', 3, { attribution })])).toEqual([
      {
        event: 'add_to_cart',
        hook: 'cart item created',
        ecommerce: {
          currency: 'AUD',
          items: [
            {
              item_id: 'fridge',
              item_variant: 'fridge-1',
              item_name: 'The fridge',
              item_brand: 'Orana',
              item_list_name: 'Fridges',
              item_stock_status: 'BackOrder',
              index: 2,
              price: 999,
              quantity: 3,
            },
          ],
        },
      },
    ]);
  });

  it.each([
    [1, 4, 'add_to_cart', 3],
    [4, 1, 'remove_from_cart', 3],
  ])('tells of %d that became %d [C-9-61 D-7-36]', (before, after, event, quantity) => {
    expect(tell([item('a', before)], [item('a', after)])).toMatchObject([
      { event, hook: 'quantity updated', ecommerce: { currency: 'AUD', items: [{ quantity }] } },
    ]);
  });

  it('tells nothing of what stayed or went', () => {
    expect(tell([item('a', 1), item('b', 1)], [item('a', 1)])).toEqual([]);
  });

  it('tells of what it does not know by its id', () => {
    expect(cartHookEvents([], [item('a', 1)], new Map(), 0)[0]?.ecommerce.items).toEqual([
      { item_id: 'fridge', item_variant: 'fridge-1', quantity: 1 },
    ]);
  });
});
