import {
  type CartFacts,
  type CartItem,
  DEFAULT_CART_SETTINGS,
  isStockOld,
  type ProductDocument,
  type WarrantyProduct,
} from '@wattle/domain';

/** What the cart knows of its products: enough for its rules and for showing them. */
export type KnownFacts = Omit<CartFacts, 'products'> & { readonly products: ReadonlyMap<string, ProductDocument> };

export type FactsSource = {
  readonly loadProducts: (ids: readonly string[]) => Promise<ReadonlyMap<string, ProductDocument>>;
  readonly loadPlans: (product: ProductDocument) => Promise<readonly WarrantyProduct[]>;
  readonly now: () => number;
};

export const NO_FACTS: KnownFacts = { products: new Map(), warranties: new Map(), settings: DEFAULT_CART_SETTINGS };

export type Wanted = Pick<CartItem, 'productId' | 'warrantyId'>;

/** Loads what items refer to, and reads again what was read too long ago [C-4-48 C-9-11 C-9-12]. */
export function createFactsLoader({ loadProducts, loadPlans, now }: FactsSource) {
  const products = new Map<string, ProductDocument>();
  const readAt = new Map<string, number>();
  const warranties = new Map<string, WarrantyProduct>();

  const refreshProducts = async (ids: readonly string[]): Promise<void> => {
    const old = ids.filter((id) => isStockOld(readAt.get(id) ?? Number.NEGATIVE_INFINITY, now()));
    if (old.length === 0) return;
    const at = now();
    const found = await loadProducts(old);
    for (const id of old) {
      const product = found.get(id);
      if (product) products.set(id, product);
      else products.delete(id);
      readAt.set(id, at);
    }
  };

  const loadMissingPlans = async (wanted: readonly Wanted[]): Promise<void> => {
    const isMissing = ({ warrantyId }: Wanted) => warrantyId !== null && !warranties.has(warrantyId);
    const ids = new Set(wanted.filter(isMissing).map(({ productId }) => productId));
    const covered = [...ids].flatMap((id) => products.get(id) ?? []);
    const plans = await Promise.all(covered.map(loadPlans));
    for (const plan of plans.flat()) warranties.set(plan.id, plan);
  };

  return async (wanted: readonly Wanted[]): Promise<KnownFacts> => {
    await refreshProducts([...new Set(wanted.map(({ productId }) => productId))]);
    await loadMissingPlans(wanted);
    return { products: new Map(products), warranties: new Map(warranties), settings: DEFAULT_CART_SETTINGS };
  };
}
