import type { ListedStore } from '../shipping/use-shipping-calls.ts';

export type Likely = Pick<ListedStore, 'id' | 'holds' | 'first'>;

/** The store to preselect, of stores nearest first: the shopper's own, the nearest that has everything, or the nearest. */
export function likelyStore<S extends Likely>(stores: readonly S[], ownId: string | null): S | undefined {
  const able = stores.filter(({ first }) => first !== null);
  return able.find(({ id }) => id === ownId) ?? able.find(({ holds }) => holds === 'ALL') ?? able[0];
}
