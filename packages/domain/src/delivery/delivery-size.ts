import type { Product } from '../catalogue/product.ts';
import type { DeliveryRules, DeliverySize } from './delivery-rules.ts';

/** Without a weight, only the big-and-bulky flag counts. */
export type SizedProduct = Pick<Product, 'bigAndBulky'> & Partial<Pick<Product, 'weightGrams'>>;

const GRAMS_PER_KG = 1000;

/** A product's delivery size: a parcel unless it is big and bulky, or too heavy for one person. */
export function sizeOf(
  { bigAndBulky, weightGrams = 0 }: SizedProduct,
  { parcelMaxKg }: Pick<DeliveryRules, 'parcelMaxKg'>,
): DeliverySize {
  const isHeavy = parcelMaxKg !== undefined && weightGrams > parcelMaxKg * GRAMS_PER_KG;
  return bigAndBulky || isHeavy ? 'bigAndBulky' : 'parcel';
}
