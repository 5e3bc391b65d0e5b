import type { WarrantyProduct } from '../catalogue/entities.ts';
import type { Product } from '../catalogue/product.ts';

type WarrantyFields = Pick<Product['blGroup'], 'enableWarranty' | 'availableWarrantyIds'>;

/** The repair plans that a product offers, shortest first; a plan that the shop does not know is not offered [D-3-08 D-9-65]. */
export function offeredPlans(
  { enableWarranty, availableWarrantyIds }: WarrantyFields,
  warranties: ReadonlyMap<string, WarrantyProduct>,
): WarrantyProduct[] {
  if (!enableWarranty) return [];
  const known = [...new Set(availableWarrantyIds)].flatMap((id) => warranties.get(id) ?? []);
  return known.sort((a, b) => a.blGroupWarranty.duration - b.blGroupWarranty.duration || a.price - b.price);
}
