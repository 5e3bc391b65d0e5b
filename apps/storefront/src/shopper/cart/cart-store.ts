import {
  addItem,
  addToItems,
  type CartGlance,
  type CartItem,
  cartHookEvents,
  createItem,
  type GiftCardDetails,
  glanceOf,
  type HookEvent,
  isIdenticalItem,
  itemsNoLongerSold,
  lineProduct,
  loadedCart,
  loadItem,
  readStoredCart,
  removeItems,
  setItemGiftCard,
  setItemQty,
  setItemWarranty,
  wholeLots,
  writeStoredCart,
} from '@wattle/domain';
import type { AddToCartRequest, AddToCartResult } from './add-request.ts';
import type { KnownFacts, Wanted } from './cart-facts-loader.ts';
import type { CartKeeper } from './cart-keeper.ts';
import { type CartState, isSameGlance, UNLOADED } from './cart-state.ts';

export type CartStoreParts = {
  readonly keeper: CartKeeper;
  readonly loadFacts: (wanted: readonly Wanted[]) => Promise<KnownFacts>;
  readonly glance: { get(): CartGlance; set(glance: CartGlance): void };
  /** Tells other tabs that the cart is another one now. */
  readonly announce: () => void;
  /** Tells the shop's analytics what the shopper did. */
  readonly tell: (events: readonly HookEvent[]) => void;
  readonly now: () => number;
  /** Names what is a line of its own, whatever it is. */
  readonly newId: () => string;
};

type Items = readonly CartItem[];
type Change<T> = { readonly items: Items; readonly value: T };

/** Other tabs may put something in between reading and writing; so often they do not. */
const TRIES = 5;

export type CartStore = ReturnType<typeof createCartStore>;

/** The cart of this browser. Every change starts from what is kept, whichever tab kept it. */
export function createCartStore({ keeper, loadFacts, glance, announce, tell, now, newId }: CartStoreParts) {
  const listeners = new Set<() => void>();
  let state: CartState = UNLOADED;
  /** Changes are kept in the order in which they began: only the last one knows what there is then. */
  let turns = 0;

  const show = (part: Partial<CartState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const keep = (before: Items, items: Items, facts: KnownFacts): string | null => {
    const next = glanceOf(items, facts);
    if (!isSameGlance(next, glance.get())) glance.set(next);
    return items === before ? null : writeStoredCart(items);
  };

  /** One step on the latest items, with everything known that they refer to. */
  const change = async <T>(wanted: readonly Wanted[], work: (items: Items, facts: KnownFacts) => Change<T>) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const asked = [...readStoredCart(await keeper.read()), ...wanted];
      const facts = await loadFacts(asked);
      const askedIds = new Set(asked.map(lineOf));
      turns += 1;
      const turn = turns;
      const done = await keeper.change((text) => {
        const before = readStoredCart(text);
        if (!before.every((item) => askedIds.has(lineOf(item)))) return { text: null, value: null };
        const { items, value } = work(before, facts);
        return { text: keep(before, items, facts), value: { items, value, isChanged: items !== before } };
      });
      if (!done) continue;
      show({ load: 'SUCCESS', facts, ...(turn === turns && { items: done.items }) });
      if (done.isChanged) announce();
      return done.value;
    }
    throw new Error('The cart changes too quickly.');
  };

  /** Shown in the next frame, kept right after. It needs nothing that is not here, so it works without a network. */
  const act = async (work: (items: Items) => Items, part: Partial<CartState> = {}): Promise<void> => {
    show({ ...part, items: work(state.items) });
    turns += 1;
    const turn = turns;
    const kept = await keeper.change((text) => {
      const before = readStoredCart(text);
      const items = work(before);
      return { text: keep(before, items, state.facts), value: items };
    });
    if (turn === turns) show({ items: kept });
    announce();
  };

  /** A line as it is shown; whoever changes one that is not there, or none yet, made a mistake [C-8-51 C-8-63]. */
  const requireLine = (id: string): CartItem => loadItem(loadedCart(state).items, id);

  const store = {
    get: (): CartState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Reads the cart and everything it refers to; what is no longer sold goes out of it [C-4-48 C-4-49]. */
    async load(): Promise<void> {
      if (state.load !== 'SUCCESS') show({ load: 'loading' });
      try {
        const gone = await change([], (items, facts) => {
          const dropped = itemsNoLongerSold(items, facts);
          const ids = dropped.map(({ id }) => id);
          const names = dropped.map(({ productId }) => facts.products.get(productId)?.name ?? null);
          return { items: ids.length === 0 ? items : removeItems(items, ids), value: names };
        });
        if (gone.length > 0) show({ dropped: [...state.dropped, ...gone] });
      } catch {
        if (state.load !== 'SUCCESS') show({ load: 'ERROR' });
      }
    },

    /** As any tab kept them last. */
    read: async (): Promise<Items> => readStoredCart(await keeper.read()),

    /** A change that comes from elsewhere, such as another device: kept at once, shown when it is known what that is. */
    async replace(work: (items: Items) => Items): Promise<void> {
      const isChanged = await keeper.change((text) => {
        const before = readStoredCart(text);
        const items = work(before);
        return { text: items === before ? null : writeStoredCart(items), value: items !== before };
      });
      if (!isChanged) return;
      announce();
      await store.load();
    },

    /** What cannot be found out, or is not in the shop at all, is thrown [C-4-61 C-4-62 C-8-49 C-8-50]. */
    async add(request: AddToCartRequest): Promise<AddToCartResult> {
      lineProduct(request, (await loadFacts([request])).products);
      const giftId = newId();
      let hooks: readonly HookEvent[] = [];
      const result = await change<AddToCartResult>([request], (items, facts) => {
        const added = addToItems(items, itemOf(request, giftId, items, facts, now()), facts, now() / 1000);
        if (added.status === 'REJECTED') return { items, value: added };
        hooks = cartHookEvents(items, added.value.items, facts.products, now() / 1000);
        return { items: added.value.items, value: { status: 'SUCCESS', itemId: added.value.itemId } };
      });
      tell(hooks);
      return result;
    },

    async setQty(id: string, qty: number): Promise<void> {
      requireLine(id);
      const { items: before, facts } = state;
      tell(cartHookEvents(before, setItemQty(before, id, qty), facts.products, now() / 1000));
      return act((items) => setItemQty(items, id, qty), { removed: null });
    },

    async setWarranty(id: string, warrantyId: string | null): Promise<void> {
      requireLine(id);
      return act((items) => setItemWarranty(items, id, warrantyId));
    },

    async setGiftCard(id: string, details: GiftCardDetails): Promise<void> {
      requireLine(id);
      return act((items) => setItemGiftCard(items, id, details));
    },

    remove(id: string): Promise<void> {
      const removed = state.items.find((item) => item.id === id) ?? null;
      return act((items) => removeItems(items, [id]), { removed });
    },

    /** Puts back what was taken out last. */
    undo(): Promise<void> {
      const { removed } = state;
      return removed ? act((items) => addItem(items, removed), { removed: null }) : Promise.resolve();
    },

    dismissNotices: (): void => show({ dropped: [], removed: null }),
  };
  return store;
}

const lineOf = ({ productId, warrantyId }: Wanted): string => JSON.stringify([productId, warrantyId]);

/** What is asked for as an item, in whole lots of what is sold in lots. */
function itemOf(
  { giftcard, ...request }: AddToCartRequest,
  giftId: string,
  items: Items,
  { products }: KnownFacts,
  nowMs: number,
): CartItem {
  const product = products.get(request.productId);
  const gift = giftcard ? { id: giftId, details: giftcard } : null;
  const item = createItem({ ...request, gift, releaseDateTime: product?.releaseDateTime ?? null }, nowMs);
  const before = items.find((line) => isIdenticalItem(line, item))?.qty ?? 0;
  return product ? { ...item, qty: wholeLots(request.qty, before, product) } : item;
}
