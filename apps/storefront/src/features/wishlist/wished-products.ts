import { type LoadState, loadedWishlist } from '@wattle/domain/cart';
import type { ProductDocument } from '@wattle/domain/search';

/** Wishlist products loaded so far [C-4-50]. */
export type WishedProducts = {
  readonly load: LoadState;
  readonly products: ReadonlyMap<string, ProductDocument>;
  /** Names of removed products that are no longer sold; null when unknown. */
  readonly dropped: readonly (string | null)[];
  /** Those of them that something took the place of. */
  readonly replaced: readonly Pick<ProductDocument, 'id' | 'replacedBy'>[];
};

export const UNLOADED: WishedProducts = { load: 'unloaded', products: new Map(), dropped: [], replaced: [] };

type Found = ReadonlyMap<string, ProductDocument>;

/** Starts loading more; products shown already stay. */
export const beginLoading = (wished: WishedProducts): WishedProducts =>
  wished.load === 'SUCCESS' ? wished : { ...wished, load: 'loading' };

export const failLoading = (wished: WishedProducts): WishedProducts => ({ ...wished, load: 'ERROR' });

/** Ids that are unknown or no longer sold. */
export const listGone = (ids: readonly string[], found: Found): readonly string[] =>
  ids.filter((id) => (found.get(id)?.state ?? 'discontinued') === 'discontinued');

/** Merges the response for these ids, without products no longer sold. */
export function receiveWished(wished: WishedProducts, ids: readonly string[], found: Found): WishedProducts {
  const gone = listGone(ids, found);
  const sold = [...found].filter(([id]) => !gone.includes(id));
  return {
    load: 'SUCCESS',
    products: new Map([...sold, ...wished.products]),
    dropped: [...wished.dropped, ...gone.map((id) => found.get(id)?.name ?? null)],
    replaced: [...wished.replaced, ...gone.flatMap((id) => (found.get(id)?.replacedBy ? (found.get(id) ?? []) : []))],
  };
}

/** The products to show; none before the first load [C-8-52]. */
export const shownWishes = (wished: WishedProducts): readonly ProductDocument[] => [
  ...loadedWishlist(wished).products.values(),
];
