import type { CallValue } from '@wattle/contract';
import type { SyncableState } from '@wattle/domain/session';

export const stateOf = ({
  syncableStateVersion,
  cartItems,
  wishlistItems,
}: SyncableState): CallValue<'loadAccountState'> => ({
  state: { syncableStateVersion, cartItems: [...cartItems], wishlistItems: [...wishlistItems] },
});
