import type { CartItem, WishlistItem } from '../cart/cart.ts';

/** The state that follows a customer across devices. */
export type SyncableState = {
  readonly syncableStateVersion: number;
  readonly cartItems: readonly CartItem[];
  readonly wishlistItems: readonly WishlistItem[];
};

export type SyncResult = {
  readonly status: 'SUCCESS' | 'ERROR';
  readonly syncableState: SyncableState | null;
  /** Milliseconds since epoch. */
  readonly finishedAt: number;
};
