import type { WarrantyProduct } from '../catalogue/entities.ts';
import type { Product } from '../catalogue/product.ts';
import { centsOf } from '../money/cents.ts';

type WarrantyFields = Pick<Product['blGroup'], 'enableWarranty' | 'availableWarrantyIds'>;

/** A product's repair plans, shortest first; unknown plans are left out [D-3-08 D-9-65]. */
export function offeredPlans(
  { enableWarranty, availableWarrantyIds }: WarrantyFields,
  warranties: ReadonlyMap<string, WarrantyProduct>,
): WarrantyProduct[] {
  if (!enableWarranty) return [];
  const known = [...new Set(availableWarrantyIds)].flatMap((id) => warranties.get(id) ?? []);
  return known.sort(
    (a, b) => a.blGroupWarranty.duration - b.blGroupWarranty.duration || centsOf(a.price) - centsOf(b.price),
  );
}
