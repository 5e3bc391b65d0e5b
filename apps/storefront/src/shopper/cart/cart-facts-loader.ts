import { type CartFacts, type CartItem, DEFAULT_CART_SETTINGS, isStockOld } from '@wattle/domain/cart';
import type { WarrantyProduct } from '@wattle/domain/catalogue';
import type { ProductDocument } from '@wattle/domain/search';

/** What the cart knows of its products, for rules and display. */
export type KnownFacts = Omit<CartFacts, 'products'> & { readonly products: ReadonlyMap<string, ProductDocument> };

type Lookup<T> = (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;

export type FactsSource = {
  readonly loadProducts: Lookup<ProductDocument>;
  readonly loadPlans: Lookup<WarrantyProduct>;
  /** Product ids of donations. */
  readonly loadDonations: () => Promise<readonly string[]>;
  readonly now: () => number;
};

export const NO_FACTS: KnownFacts = { products: new Map(), warranties: new Map(), settings: DEFAULT_CART_SETTINGS };

export type Wanted = Pick<CartItem, 'productId' | 'warrantyId'>;

/** Loads the products and plans that items refer to; reloads stale ones [C-4-48 C-9-11 C-9-12]. */
export function createFactsLoader({ loadProducts, loadPlans, loadDonations, now }: FactsSource) {
  const products = createFactsCache(loadProducts, now);
  const plans = createFactsCache(loadPlans, now);
  /** Loaded once. The cart works without it, so a failure is retried next time. */
  let asked: Promise<readonly string[]> | null = null;
  const donations = (): Promise<readonly string[]> => {
    asked ??= loadDonations().catch(() => {
      asked = null;
      return DEFAULT_CART_SETTINGS.donationProductIds;
    });
    return asked;
  };

  /** Plans nobody chose are offers, and the cart works without them. */
  const refreshPlans = async (chosen: readonly string[], offered: readonly string[]): Promise<void> => {
    try {
      await plans.refresh([...chosen, ...offered]);
    } catch (error) {
      if (plans.listOld(chosen).length > 0) throw error;
    }
  };

  return async (wanted: readonly Wanted[]): Promise<KnownFacts> => {
    const productIds = wanted.map(({ productId }) => productId);
    const [donationProductIds] = await Promise.all([donations(), products.refresh(productIds)]);
    const chosen = wanted.flatMap(({ warrantyId }) => warrantyId ?? []);
    await refreshPlans(
      chosen,
      productIds.flatMap((id) => offeredIds(products.known.get(id))),
    );
    const settings = { ...DEFAULT_CART_SETTINGS, donationProductIds };
    return { products: new Map(products.known), warranties: new Map(plans.known), settings };
  };
}

function offeredIds(product: ProductDocument | undefined): readonly string[] {
  return product?.blGroup.enableWarranty ? product.blGroup.availableWarrantyIds : [];
}

/** Cache by id with the time of loading. Unknown ids are dropped. */
function createFactsCache<T>(load: Lookup<T>, now: () => number) {
  const known = new Map<string, T>();
  const readAt = new Map<string, number>();
  const listOld = (ids: readonly string[]): readonly string[] =>
    [...new Set(ids)].filter((id) => isStockOld(readAt.get(id) ?? Number.NEGATIVE_INFINITY, now()));
  return {
    known,
    listOld,
    async refresh(ids: readonly string[]): Promise<void> {
      const old = listOld(ids);
      if (old.length === 0) return;
      const at = now();
      const found = await load(old);
      for (const id of old) {
        const value = found.get(id);
        if (value === undefined) known.delete(id);
        else known.set(id, value);
        readAt.set(id, at);
      }
    },
  };
}
