import { assortmentLines } from '@wattle/domain/cart';
import { type Assortment, createAssortment } from '@wattle/domain/promotions';
import { SHOP } from '@wattle/domain/settings';
import { assemble } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { perCatalogue } from '../../catalogue/per-catalogue.ts';
import type { Store } from '../../store/store.ts';

export type AssortmentLoader = () => Promise<Assortment>;

/** One of everything that is sold now, priced as carts are. It is read once until the catalogue changes. */
export const assortmentLoader = (
  { cartProducts }: Pick<Store, 'cartProducts'>,
  catalogue: CatalogueCache,
): AssortmentLoader =>
  perCatalogue(catalogue, async (around) => {
    const lines = [];
    for await (const stored of cartProducts.listAll(SHOP.sellableStates))
      lines.push(...assortmentLines(assemble(around, stored)));
    return createAssortment(lines);
  });
