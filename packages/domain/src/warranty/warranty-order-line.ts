import type { CartItem } from '../cart/cart.ts';
import type { WarrantyProduct } from '../catalogue/entities.ts';

/** A repair plan in an order: a separate item that refers to the product it covers. */
export type WarrantyOrderLine = {
  readonly productId: string;
  readonly qty: number;
  readonly variantId: string;
  readonly extra: { readonly warranty: { readonly targetId: string; readonly targetVariantId: string } };
};

type CoveredItem = Pick<CartItem, 'id' | 'productId' | 'variantId' | 'qty' | 'warrantyId'>;

/** The plan's first variant, or its ERP product when it has none [C-7-36]. */
export function warrantyVariantId({ variants, erpProductId }: Pick<WarrantyProduct, 'variants' | 'erpProductId'>) {
  return variants[0]?.id ?? erpProductId;
}

/** The order line for a plan on each unit of an item [C-7-35 C-7-36 C-7-37]. */
export function warrantyOrderLine(item: CoveredItem, warranty: WarrantyProduct): WarrantyOrderLine {
  return {
    productId: warranty.id,
    qty: item.qty,
    variantId: warrantyVariantId(warranty),
    extra: { warranty: { targetId: item.productId, targetVariantId: item.variantId } },
  };
}
