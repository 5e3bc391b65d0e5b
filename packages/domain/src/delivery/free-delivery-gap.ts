import { priceCentsOf } from '../catalogue/price-cents.ts';
import { centsOf } from '../money/cents.ts';
import { type CarriedLine, type CarriedProduct, type DeliveryServices, travels } from './cart-delivery.ts';
import { sizeOf } from './delivery-size.ts';

export type SpendGap = { readonly missingCents: number; readonly minCents: number };

/** What is missing for delivery that is free from an amount; null: it costs nothing now, or never becomes free. */
export function freeDeliveryGap(
  lines: readonly CarriedLine[],
  products: ReadonlyMap<string, CarriedProduct>,
  services: DeliveryServices | null,
): SpendGap | null {
  if (!services) return null;
  const carried = lines.flatMap(({ productId, qty }) => {
    const product = products.get(productId);
    return product && travels(product) ? [{ product, qty }] : [];
  });
  const sizes = new Set(carried.map(({ product }) => sizeOf(product, services)));
  const asked = [...sizes].map((size) => services[size]).filter((service) => service?.price !== 0);
  let minCents = 0;
  for (const service of asked) {
    if (!service || service.freeFrom === null) return null;
    minCents = Math.max(minCents, centsOf(service.freeFrom));
  }
  const missingCents = minCents - carried.reduce((sum, { product, qty }) => sum + priceCentsOf(product) * qty, 0);
  return missingCents > 0 ? { missingCents, minCents } : null;
}
