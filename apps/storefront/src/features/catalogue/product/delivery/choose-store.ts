import type { ProductStore } from '../../../../shopper/delivery/use-product-stores.ts';

type Candidate = Pick<ProductStore, 'id' | 'qty' | 'pickup'>;

/** The store to collect from: the shopper's own, else the nearest with stock, else the nearest that will have it. */
export function chooseStore<S extends Candidate>(stores: readonly S[], ownId: string | null): S | undefined {
  const collectable = stores.filter(({ pickup }) => pickup !== null);
  return (
    collectable.find(({ id }) => id === ownId) ??
    collectable.find(({ qty }) => qty > 0) ??
    collectable[0] ??
    stores.find(({ qty }) => qty > 0)
  );
}
