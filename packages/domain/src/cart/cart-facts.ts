import type { WarrantyProduct } from '../catalogue/entities.ts';
import type { Product } from '../catalogue/product.ts';

/** The product fields that cart rules need. */
export type CartProductFacts = Pick<
  Product,
  | 'id'
  | 'state'
  | 'functionalType'
  | 'price'
  | 'erpOriginalPrice'
  | 'isDiscounted'
  | 'soldOut'
  | 'saleMode'
  | 'preorderDateTime'
  | 'releaseDateTime'
  | 'enquiryOnly'
  | 'cartQtyProductMax'
  | 'cartQtyVariantMax'
  | 'cartQtyVariantMin'
  | 'cartQtyVariantMultipleOf'
> & {
  readonly variants: readonly Pick<Product['variants'][number], 'id' | 'qty'>[];
  readonly blGroup: Pick<Product['blGroup'], 'isAgencyItem' | 'enableWarranty' | 'availableWarrantyIds'>;
};

export type CartSettings = {
  /** Per-line maximum where the product has none of its own; null: the shop's default applies [C-5-05]. */
  readonly cartItemQtyMax: number | null;
  /** Stored in the cart but not shown. No ids are defined [C-9-66 D-9-68]. */
  readonly donationProductIds: readonly string[];
};

export const DEFAULT_CART_SETTINGS: CartSettings = { cartItemQtyMax: null, donationProductIds: [] };

/** Everything the cart rules need besides the items, as of now. */
export type CartFacts = {
  readonly products: ReadonlyMap<string, CartProductFacts>;
  readonly warranties: ReadonlyMap<string, WarrantyProduct>;
  readonly settings: CartSettings;
};

/** An item's repair plan, if its product still offers it. */
export function findWarranty(
  { productId, warrantyId }: { readonly productId: string; readonly warrantyId: string | null },
  { products, warranties }: CartFacts,
): WarrantyProduct | null {
  const group = products.get(productId)?.blGroup;
  if (warrantyId === null || !group?.enableWarranty || !group.availableWarrantyIds.includes(warrantyId)) return null;
  return warranties.get(warrantyId) ?? null;
}

/** Donations are in the cart but not shown [C-9-66 D-9-68]. */
export function isHiddenItem(
  { productId }: { readonly productId: string },
  { products, settings }: CartFacts,
): boolean {
  return settings.donationProductIds.includes(productId) || products.get(productId)?.functionalType === 'donation';
}
