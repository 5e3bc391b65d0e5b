import type { CartItem } from '../cart/cart.ts';
import { type StockStatus, stockStatus } from '../catalogue/stock-status.ts';
import { CURRENCY } from '../settings/shop-constants.ts';

/** The analytics events of a shopping visit [D-7-33 D-7-34 D-7-35 D-7-36]. */
export type HookName = 'product selected' | 'product list viewed' | 'cart item created' | 'quantity updated';

export type HookItem = {
  readonly item_id?: string;
  readonly item_name?: string;
  readonly item_brand?: string;
  readonly item_variant?: string;
  readonly item_list_name?: string;
  readonly item_stock_status?: StockStatus;
  /** Position in the list, from 0. */
  readonly index?: number;
  /** Unit price in dollars. */
  readonly price?: number;
  readonly quantity?: number;
};

export type HookEvent = {
  readonly event: 'view_item_list' | 'select_item' | 'add_to_cart' | 'remove_from_cart';
  readonly hook: HookName;
  readonly ecommerce: {
    readonly currency: typeof CURRENCY;
    readonly item_list_id?: string;
    readonly item_list_name?: string;
    readonly items: readonly HookItem[];
  };
};

type List = { readonly listId: string; readonly listName: string };
type BoughtProduct = Parameters<typeof stockStatus>[0] & {
  readonly name: string;
  readonly price: number;
  readonly brand: { readonly name: string };
};
type Products = { get(id: string): BoughtProduct | undefined };

/** Longer lists are split into events of this size [C-9-22]. */
const LIST_PART = 9;

const eventOf = (
  event: HookEvent['event'],
  hook: HookName,
  items: readonly HookItem[],
  list: Partial<HookEvent['ecommerce']> = {},
): HookEvent => ({ event, hook, ecommerce: { currency: CURRENCY, ...list, items } });

const listOf = ({ listId, listName }: List) => ({ item_list_id: listId, item_list_name: listName });

/** Events for a list that came into view, nine products each [C-9-22 C-9-61 D-7-34]. */
export function listViewedEvents(list: List, items: readonly HookItem[]): HookEvent[] {
  const parts = Array.from({ length: Math.ceil(items.length / LIST_PART) }, (_, part) =>
    items.slice(part * LIST_PART, (part + 1) * LIST_PART),
  );
  return parts.map((part) => eventOf('view_item_list', 'product list viewed', part, listOf(list)));
}

/** A product was chosen from a list [C-9-61 D-7-33]. */
export function productSelectedEvent(list: List, item: HookItem): HookEvent {
  return eventOf('select_item', 'product selected', [item], listOf(list));
}

/** Events for each new line and each changed quantity [D-7-35 D-7-36]. */
export function cartHookEvents(
  before: readonly CartItem[],
  after: readonly CartItem[],
  products: Products,
  nowSeconds: number,
): HookEvent[] {
  return after.flatMap((item) => {
    const known = before.find(({ id }) => id === item.id);
    const more = item.qty - (known?.qty ?? 0);
    if (more === 0) return [];
    const items = [boughtOf(item, Math.abs(more), products.get(item.productId), nowSeconds)];
    if (!known) return [eventOf('add_to_cart', 'cart item created', items)];
    return [eventOf(more > 0 ? 'add_to_cart' : 'remove_from_cart', 'quantity updated', items)];
  });
}

function boughtOf(item: CartItem, quantity: number, product: BoughtProduct | undefined, nowSeconds: number): HookItem {
  const { productId, variantId, attribution } = item;
  return {
    item_id: productId,
    item_variant: variantId,
    quantity,
    ...(product && {
      item_name: product.name,
      item_brand: product.brand.name,
      price: product.price,
      item_stock_status: stockStatus(product, nowSeconds),
    }),
    ...(attribution && { item_list_name: attribution.listName, index: attribution.listItemIndex }),
  };
}
