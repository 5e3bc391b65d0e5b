import type { Badge } from '@wattle/domain/catalogue';
import type { Catalogue, CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';

/** Data that product documents copy from elsewhere, as of one moment. */
export type Surroundings = {
  readonly catalogue: Catalogue;
  readonly badges: ReadonlyMap<string, Badge>;
  /** By category id. */
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly nowSeconds: number;
};

export async function loadSurroundings(store: Store, reader: CatalogueCache, now: Date): Promise<Surroundings> {
  const [catalogue, primary, secondary] = await Promise.all([
    reader.load(),
    store.badges.list('primary'),
    store.badges.list('secondary'),
  ]);
  return {
    catalogue,
    badges: new Map([...primary, ...secondary].map((badge) => [badge.id, badge])),
    categoryNames: new Map([...catalogue.categories.values()].map(({ id, name }) => [id, name])),
    nowSeconds: Math.floor(now.getTime() / 1000),
  };
}
