import { assortmentLines } from '@wattle/domain/cart';
import { type Assortment, createAssortment } from '@wattle/domain/promotions';
import { SHOP } from '@wattle/domain/settings';
import { assemble } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Store } from '../../store/store.ts';

export type AssortmentLoader = () => Promise<Assortment>;

/** Planned prices begin and categories move without a change of a product. */
const MAX_AGE_MS = 5 * 60_000;

/** One of everything that is sold now, priced as carts are. It is read once until a product changes. */
export function assortmentLoader(
  { cartProducts }: Pick<Store, 'cartProducts'>,
  catalogue: CatalogueCache,
): AssortmentLoader {
  const read = async (): Promise<Assortment> => {
    const lines = [];
    for await (const stored of cartProducts.listAll(SHOP.sellableStates))
      lines.push(...assortmentLines(assemble(await catalogue.loadFor([stored]), stored)));
    return createAssortment(lines);
  };
  let kept: { readonly mark: string; readonly at: number; readonly goods: Promise<Assortment> } | undefined;
  return async () => {
    const mark = await cartProducts.mark();
    if (kept?.mark === mark && Date.now() - kept.at < MAX_AGE_MS) return kept.goods;
    const fresh = { mark, at: Date.now(), goods: read() };
    kept = fresh;
    // do not cache a failure: the next reader tries again
    fresh.goods.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.goods;
  };
}
