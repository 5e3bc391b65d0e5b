import { type LoadState, loadedWishlist, type ProductDocument } from '@wattle/domain';

/** The products of a wishlist as far as they are known [C-4-50]. */
export type WishedProducts = {
  readonly load: LoadState;
  readonly products: ReadonlyMap<string, ProductDocument>;
  /** What was taken off because it is no longer sold: its name, where that is still known. */
  readonly dropped: readonly (string | null)[];
};

export const UNLOADED: WishedProducts = { load: 'unloaded', products: new Map(), dropped: [] };

type Found = ReadonlyMap<string, ProductDocument>;

/** More is asked for: what is shown already stays. */
export const beginLoading = (wished: WishedProducts): WishedProducts =>
  wished.load === 'SUCCESS' ? wished : { ...wished, load: 'loading' };

export const failLoading = (wished: WishedProducts): WishedProducts => ({ ...wished, load: 'ERROR' });

/** What the shop does not know any more, or does not sell any more. */
export const listGone = (ids: readonly string[], found: Found): readonly string[] =>
  ids.filter((id) => (found.get(id)?.state ?? 'discontinued') === 'discontinued');

/** The shop's answer about these ids, without what is no longer sold. */
export function receiveWished(wished: WishedProducts, ids: readonly string[], found: Found): WishedProducts {
  const gone = listGone(ids, found);
  const sold = [...found].filter(([id]) => !gone.includes(id));
  return {
    load: 'SUCCESS',
    products: new Map([...sold, ...wished.products]),
    dropped: [...wished.dropped, ...gone.map((id) => found.get(id)?.name ?? null)],
  };
}

/** What is shown of a wishlist; before it is loaded there is nothing to show [C-8-52]. */
export const shownWishes = (wished: WishedProducts): readonly ProductDocument[] => [
  ...loadedWishlist(wished).products.values(),
];
