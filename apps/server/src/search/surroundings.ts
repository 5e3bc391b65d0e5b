import type { Badge } from '@wattle/domain';
import type { Shelf, ShelfReader } from '../catalogue/shelf.ts';
import type { Store } from '../store/store.ts';

/** What the documents of products take from elsewhere, at one moment. */
export type Surroundings = {
  readonly shelf: Shelf;
  readonly badges: ReadonlyMap<string, Badge>;
  /** By category id. */
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly nowSeconds: number;
};

export async function loadSurroundings(store: Store, reader: ShelfReader, now: Date): Promise<Surroundings> {
  const [shelf, primary, secondary] = await Promise.all([
    reader.load(),
    store.listBadges('primary'),
    store.listBadges('secondary'),
  ]);
  return {
    shelf,
    badges: new Map([...primary, ...secondary].map((badge) => [badge.id, badge])),
    categoryNames: new Map([...shelf.categories.values()].map(({ id, name }) => [id, name])),
    nowSeconds: Math.floor(now.getTime() / 1000),
  };
}
