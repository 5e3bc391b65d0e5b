import type { cartHookEvents } from '@wattle/domain/analytics';
import {
  addItem,
  addToItems,
  type CartGlance,
  type CartItem,
  changeVariant,
  createItem,
  findSaved,
  type GiftCardDetails,
  glanceOf,
  isIdenticalItem,
  itemsNoLongerSold,
  type KeptCart,
  leftUnstored,
  lineProduct,
  loadedCart,
  loadItem,
  putSaved,
  readKeptCart,
  readStoredCart,
  removeItems,
  type SavedItems,
  saveItem,
  setItemGiftCard,
  setItemQty,
  setItemWarranty,
  wholeLots,
  withItems,
  withoutSaved,
  writeStoredCart,
} from '@wattle/domain/cart';
import { unitCentsOf } from '@wattle/domain/gift-card';
import type { AddToCartRequest, AddToCartResult } from './add-request.ts';
import type { KnownFacts, Wanted } from './cart-facts-loader.ts';
import type { CartKeeper } from './cart-keeper.ts';
import { type CartState, isSameGlance, UNLOADED, withDropped } from './cart-state.ts';

export type CartStoreParts = {
  readonly keeper: CartKeeper;
  /** Whether the keeper has lost its storage: the cart ends with the page. */
  readonly isInMemory: () => boolean;
  readonly loadFacts: (wanted: readonly Wanted[]) => Promise<KnownFacts>;
  readonly glance: { get(): CartGlance; set(glance: CartGlance): void };
  /** What the shopper saved for later. */
  readonly saved: { get(): SavedItems; set(saved: SavedItems): void };
  /** Carts that this tab has shown and not yet stored, oldest first. They outlive the page, not the tab. */
  readonly unstored: { get(): readonly string[]; set(texts: readonly string[]): void };
  /** Tells other tabs that the cart has changed. */
  readonly announce: () => void;
  /** Reports what the shopper changed to analytics. */
  readonly tell: (...change: Parameters<typeof cartHookEvents>) => void;
  readonly now: () => number;
  /** Generates a unique line id. */
  readonly newId: () => string;
};

type Items = readonly CartItem[];
type Change<T> = { readonly items: Items; readonly value: T };

/** Attempts while other tabs keep changing the cart between read and write. */
const TRIES = 5;

export type CartStore = ReturnType<typeof createCartStore>;

/** This browser's cart. Every change starts from the stored cart, whichever tab wrote it. */
export function createCartStore({
  keeper,
  isInMemory,
  loadFacts,
  glance,
  saved,
  unstored,
  announce,
  tell,
  now,
  newId,
}: CartStoreParts) {
  const listeners = new Set<() => void>();
  let state: CartState = UNLOADED;
  /** Counts changes. They are stored in the order they began, so only the last one may show its result. */
  let changeCount = 0;
  let actCount = 0;
  /** Reverses the step that `state.left` reports. */
  let reverse: (() => Promise<void>) | null = null;

  const show = (part: Partial<CartState>): void => {
    state = { ...state, isInMemory: isInMemory(), ...part };
    for (const listener of listeners) listener();
  };

  const keep = (text: string | null, before: Items, items: Items, facts: KnownFacts): string | null => {
    const next = glanceOf(items, facts);
    if (!isSameGlance(next, glance.get())) glance.set(next);
    return items === before ? null : withItems(text, items);
  };

  /** Stores what the page before this one showed: it was left before the change was stored. */
  const catchUp = async (): Promise<void> => {
    const shown = unstored.get();
    if (shown.length > 0) await keeper.change((text) => ({ text: leftUnstored(shown, text), value: null }));
    unstored.set([]);
  };
  let caughtUp: Promise<void> | undefined;
  const ready = () => (caughtUp ??= catchUp());

  /** Applies one change to the latest items, with all their facts loaded. */
  const change = async <T>(wanted: readonly Wanted[], work: (items: Items, facts: KnownFacts) => Change<T>) => {
    await ready();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const asked = [...readStoredCart(await keeper.read()), ...wanted];
      const facts = await loadFacts(asked);
      const askedIds = new Set(asked.map(lineOf));
      changeCount += 1;
      const change = changeCount;
      const done = await keeper.change((text) => {
        const before = readStoredCart(text);
        if (!before.every((item) => askedIds.has(lineOf(item)))) return { text: null, value: null };
        const { items, value } = work(before, facts);
        return { text: keep(text, before, items, facts), value: { items, value, isChanged: items !== before } };
      });
      if (!done) continue;
      show({ load: 'SUCCESS', facts, ...(change === changeCount && { items: done.items }) });
      if (done.isChanged) announce();
      return done.value;
    }
    throw new Error('The cart changes too quickly.');
  };

  /** Optimistic change: shown in the next frame, then stored. Needs no network. */
  const act = async (work: (items: Items) => Items, part: Partial<CartState> = {}): Promise<void> => {
    const shown = work(state.items);
    unstored.set([...unstored.get(), writeStoredCart(state.items), writeStoredCart(shown)]);
    show({ ...part, items: shown });
    changeCount += 1;
    actCount += 1;
    const [change, act] = [changeCount, actCount];
    const kept = await keeper.change((text) => {
      const before = readStoredCart(text);
      const items = work(before);
      return { text: keep(text, before, items, state.facts), value: items };
    });
    if (change === changeCount) show({ items: kept });
    if (act === actCount) unstored.set([]);
    announce();
  };

  /** A shown line; throws for a missing one or before loading, which is a bug [C-8-51 C-8-63]. */
  const requireLine = (id: string): CartItem => loadItem(loadedCart(state).items, id);

  const store = {
    get: (): CartState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Loads the cart and its facts; removes products no longer sold [C-4-48 C-4-49]. */
    async load(): Promise<void> {
      if (state.load !== 'SUCCESS') show({ load: 'loading' });
      try {
        const gone = await change([], (items, facts) => {
          const dropped = itemsNoLongerSold(items, facts);
          const ids = dropped.map(({ id }) => id);
          const value = dropped.map(({ productId }) => facts.products.get(productId) ?? null);
          return { items: ids.length === 0 ? items : removeItems(items, ids), value };
        });
        if (gone.length > 0) show(withDropped(state, gone));
      } catch {
        if (state.load !== 'SUCCESS') show({ load: 'ERROR' });
      }
    },

    /** The cart as any tab last stored it. */
    async read(): Promise<KeptCart> {
      await ready();
      return readKeptCart(await keeper.read());
    },

    /** A change from elsewhere, such as another device: stored at once, shown once its facts have loaded. */
    async replace(work: (cart: KeptCart) => KeptCart): Promise<void> {
      await ready();
      const isChanged = await keeper.change((text) => {
        const before = readKeptCart(text);
        const { items, synced } = work(before);
        const isSame = items === before.items && synced === before.synced;
        return { text: isSame ? null : writeStoredCart(items, synced), value: items !== before.items };
      });
      if (!isChanged) return;
      announce();
      await store.load();
    },

    /** Throws on failed lookups and unknown products [C-4-61 C-4-62 C-8-49 C-8-50]. */
    async add(request: AddToCartRequest): Promise<AddToCartResult> {
      lineProduct(request, (await loadFacts([request])).products);
      const giftId = newId();
      let told = () => {};
      const result = await change<AddToCartResult>([request], (items, facts) => {
        const added = addToItems(items, itemOf(request, giftId, items, facts, now()), facts, now() / 1000);
        if (added.status === 'REJECTED') return { items, value: added };
        told = () => tell(items, added.value.items, facts.products, now() / 1000);
        return { items: added.value.items, value: { status: 'SUCCESS', itemId: added.value.itemId } };
      });
      told();
      if (result.status === 'SUCCESS') show({ addedId: result.itemId });
      return result;
    },

    async setQty(id: string, qty: number): Promise<void> {
      requireLine(id);
      const { items: before, facts } = state;
      tell(before, setItemQty(before, id, qty), facts.products, now() / 1000);
      return act((items) => setItemQty(items, id, qty), { left: null });
    },

    async setWarranty(id: string, warrantyId: string | null): Promise<void> {
      requireLine(id);
      return act((items) => setItemWarranty(items, id, warrantyId));
    },

    /** Another variant on a line, where the rules allow it: also for what another tab has made of the cart meanwhile. */
    async setVariant(id: string, variantId: string): Promise<void> {
      requireLine(id);
      const changed = (items: Items) => {
        const result = changeVariant(items, id, variantId, state.facts, now() / 1000);
        return result.status === 'SUCCESS' ? result.value : { items, itemId: id };
      };
      const { addedId } = state;
      return act((items) => changed(items).items, {
        addedId: addedId === id ? changed(state.items).itemId : addedId,
      });
    },

    async setGiftCard(id: string, details: GiftCardDetails): Promise<void> {
      requireLine(id);
      return act((items) => setItemGiftCard(items, id, details));
    },

    remove(id: string): Promise<void> {
      const item = state.items.find((one) => one.id === id);
      if (!item) return Promise.resolve();
      reverse = () => act((items) => addItem(items, item));
      return act((items) => removeItems(items, [id]), { left: { item, how: 'REMOVED' } });
    },

    /** Moves a line to the list of saved items, with its quantity. */
    saveForLater(id: string): Promise<void> {
      const item = requireLine(id);
      const product = state.facts.products.get(item.productId);
      const before = findSaved(saved.get(), id);
      saved.set(saveItem(saved.get(), { item, unitCents: product ? unitCentsOf(item, product) : null }));
      reverse = () => {
        saved.set(before ? putSaved(saved.get(), before) : withoutSaved(saved.get(), id));
        return act((items) => addItem(items, item));
      };
      return act((items) => removeItems(items, [id]), { left: { item, how: 'SAVED' } });
    },

    /** Puts a saved item in the cart as it was, or says why not; then it stays saved. */
    async moveToCart(id: string): Promise<AddToCartResult> {
      const entry = findSaved(saved.get(), id);
      if (!entry) return { status: 'ERROR' };
      const item = { ...entry.item, createdAt: now() };
      lineProduct(item, (await loadFacts([item])).products);
      const result = await change<AddToCartResult>([item], (items, facts) => {
        const added = addToItems(items, item, facts, now() / 1000);
        if (added.status === 'REJECTED') return { items, value: added };
        return { items: added.value.items, value: { status: 'SUCCESS', itemId: added.value.itemId } };
      });
      if (result.status === 'SUCCESS') {
        saved.set(withoutSaved(saved.get(), id));
        show({ left: null });
      }
      return result;
    },

    /** Loads the products of the saved items. Throws on failure. */
    async loadSaved(): Promise<void> {
      show({ facts: await loadFacts(saved.get().items.map(({ item }) => item)) });
    },

    /** Takes an item off the list of saved items. */
    removeSaved(id: string): void {
      const entry = findSaved(saved.get(), id);
      if (!entry) return;
      saved.set(withoutSaved(saved.get(), id));
      reverse = async () => saved.set(putSaved(saved.get(), entry));
      show({ left: { item: entry.item, how: 'UNSAVED' } });
    },

    /** Reverses the last removal or move. */
    async undo(): Promise<void> {
      if (!state.left || !reverse) return;
      show({ left: null });
      await reverse();
    },

    dismissNotices: (): void => show({ dropped: [], replaced: [], left: null }),
  };
  return store;
}

const lineOf = ({ productId, warrantyId }: Wanted): string => JSON.stringify([productId, warrantyId]);

/** The request as an item, rounded to whole packs. */
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
