import type { PriceRecord, ProductRecord, VariantRecord } from '@wattle/domain/catalogue';
import { dollarsOf, toCents } from '@wattle/domain/money';
import type { KeptRecord } from './product-tables.ts';

/** A stored product, and when its stock was last written (seconds since the epoch). */
export type StoredProduct = { readonly record: ProductRecord; readonly stockUpdatedAt: number };

/** A whole product is read as one JSON value: PGlite is far slower with many columns. */
export type ProductRow<Kept = KeptRecord> = {
  readonly product: {
    readonly record: Kept;
    readonly extraCategoryIds: readonly string[];
    readonly prices: readonly PriceRow[];
    readonly variants: readonly VariantRecord[];
    readonly stockUpdatedAt: number | null;
  };
};

type PriceRow = {
  readonly priceCents: number;
  readonly originalPriceCents: number;
  readonly from: number | null;
  readonly to: number | null;
};

/** In a subquery the ids are the same to the planner as any others, so it keeps its plan instead of making one each time. */
export const BY_IDS = 'where p.id = any((select $1::text[])::text[])';

const VARIANT = ['id', 'code', 'gtin', 'name', 'images'];

/** A product `p` as JSON, with all parts or with less of the record. */
export const productJson = (record: string, variant: readonly string[]): string => `json_build_object(
    'record', ${record},
    'extraCategoryIds', array(select c.category_id from product_categories c
      where c.product_id = p.id and c.position > 0 order by c.position),
    'prices', array(select json_build_object('priceCents', c.price_cents, 'originalPriceCents', c.original_price_cents,
        'from', extract(epoch from c.valid_from), 'to', extract(epoch from c.valid_to))
      from prices c where c.product_id = p.id order by c.position),
    'variants', array(select json_build_object(${variant.map((column) => `'${column}', v.${column}`)},
        'qty', s.qty, 'hasStockOnHand', s.has_stock_on_hand)
      from variants v join variant_stock s on s.variant_id = v.id
      where v.product_id = p.id order by v.position),
    'stockUpdatedAt', (select floor(extract(epoch from max(s.updated_at)))
      from variants v join variant_stock s on s.variant_id = v.id where v.product_id = p.id))`;

/** Selects products by a condition on `p` and in its order. */
export const selectProducts = (
  condition: string,
  record = 'p.record',
  variant: readonly string[] = VARIANT,
): string => `
  select ${productJson(record, variant)} as product
  from products p ${condition}`;

export function toStoredProduct({ product }: ProductRow): StoredProduct {
  const { record, extraCategoryIds, prices, variants, stockUpdatedAt } = product;
  return {
    record: { ...record, extraCategoryIds, prices: prices.map(toPrice), variants },
    stockUpdatedAt: stockUpdatedAt ?? 0,
  };
}

const toPrice = ({ priceCents, originalPriceCents, from, to }: PriceRow): PriceRecord => ({
  price: dollarsOf(toCents(priceCents)),
  erpOriginalPrice: dollarsOf(toCents(originalPriceCents)),
  from,
  to,
});
