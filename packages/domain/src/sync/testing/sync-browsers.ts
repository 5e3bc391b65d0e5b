import { sampleItem } from '../../cart/testing/sample-cart.ts';
import type { SyncableState } from '../../session/syncable-state.ts';
import { createSync, type LocalState } from '../create-sync.ts';
import type { JoinedItem } from '../joined-items.ts';
import type { FetchReply, PutReply } from '../sync-job.ts';
import { itemsOf, NOTHING_SYNCED, type SyncableItems } from '../syncable-items.ts';

export const itemsWith = (part: Partial<SyncableItems>): SyncableItems => ({ ...itemsOf(NOTHING_SYNCED), ...part });

/** A cart with these quantities by product. */
export const cartOf = (qtys: Readonly<Record<string, number>>): SyncableItems =>
  itemsWith({ cartItems: Object.entries(qtys).map(([productId, qty]) => sampleItem({ productId, qty })) });

/** The quantities of a cart by product. */
export const qtysOf = ({ cartItems }: SyncableItems): Record<string, number> =>
  Object.fromEntries(cartItems.map(({ productId, qty }) => [productId, qty]).sort());

/** A fake account service: accepts a save only on top of its current version. */
export function createAccountService(start: SyncableState = NOTHING_SYNCED) {
  let state = start;
  const calls: string[] = [];
  const faults: string[] = [];
  let meanwhile: (() => void) | undefined;
  const answer = async <R>(call: string, work: () => R): Promise<R | { status: 'ERROR' | 'UNREACHED' }> => {
    calls.push(call);
    meanwhile?.();
    meanwhile = undefined;
    const fault = faults[0]?.startsWith(call) ? faults.shift() : undefined;
    if (fault?.endsWith('thrown')) throw new Error('no network');
    if (fault?.endsWith('refused')) return { status: 'ERROR' };
    if (fault?.endsWith('unreached')) return { status: 'UNREACHED' };
    const reply = work();
    // saved, but the response is lost
    return fault?.endsWith('unheard') ? { status: 'UNREACHED' } : reply;
  };
  return {
    calls,
    /** Faults for the next calls: `FETCH refused`, `PUT thrown`, `PUT unreached`, `PUT unheard`. */
    fail: (...next: readonly string[]) => faults.push(...next),
    /** Runs during the next call. */
    meanwhile(work: () => void): void {
      meanwhile = work;
    },
    get: () => state,
    /** Simulates a save by another browser. */
    set(items: SyncableItems): void {
      state = { ...items, syncableStateVersion: state.syncableStateVersion + 1 };
    },
    /** The database was restored: this is what the account has now. */
    restore(next: SyncableState): void {
      state = next;
    },
    /** Forgets faults and interruptions that no call has met. */
    heal(): void {
      faults.length = 0;
      meanwhile = undefined;
    },
    fetchState: (): Promise<FetchReply> => answer('FETCH', () => ({ status: 'SUCCESS', state })),
    putState: (next: SyncableState): Promise<PutReply> =>
      answer<PutReply>('PUT', () => {
        if (next.syncableStateVersion !== state.syncableStateVersion) return { status: 'CONFLICT' };
        state = { ...next, syncableStateVersion: state.syncableStateVersion + 1 };
        return { status: 'SUCCESS', state };
      }),
  };
}

export type AccountService = ReturnType<typeof createAccountService>;

const NEVER_SYNCED = { items: [], synced: null };

/** A fake browser with its own cart and wishlist. */
export function createBrowser(service: AccountService, start: SyncableItems = itemsOf(NOTHING_SYNCED)) {
  let state: LocalState = {
    cart: { items: start.cartItems, synced: null },
    wishlist: { items: start.wishlistItems, synced: null },
  };
  const is = { account: 'ana' as string | null, online: true, takenBack: 0, joined: [] as (readonly JoinedItem[])[] };
  const local = {
    read: async () => state,
    change: async (work: (state: LocalState) => LocalState) => {
      state = work(state);
    },
  };
  const sync = createSync({
    fetchState: service.fetchState,
    putState: service.putState,
    local,
    account: () => is.account,
    isOnline: () => is.online,
    now: () => 77,
    onJoined: (items) => void is.joined.push(items),
    onTakenBack: () => {
      is.takenBack += 1;
    },
  });
  const items = (): SyncableItems => ({ cartItems: state.cart.items, wishlistItems: state.wishlist.items });
  /** A shopper's change: shown immediately, then saved. */
  const edit = (work: (items: SyncableItems) => SyncableItems) => {
    const { cartItems, wishlistItems } = work(items());
    state = { cart: { ...state.cart, items: cartItems }, wishlist: { ...state.wishlist, items: wishlistItems } };
    return sync.push();
  };
  return {
    sync,
    edit,
    is,
    items,
    state: () => state,
    /** Its storage loses parts, each with all that is stored with it. */
    lose(...parts: readonly (keyof LocalState)[]): void {
      for (const part of parts) state = { ...state, [part]: NEVER_SYNCED };
    },
    /** A log out clears what is stored. */
    logOut(): void {
      is.account = null;
      sync.forget();
      state = { cart: NEVER_SYNCED, wishlist: NEVER_SYNCED };
    },
  };
}
