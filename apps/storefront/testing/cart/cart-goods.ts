import type { WarrantyProduct } from '@wattle/domain/catalogue';
import type { ProductDocument } from '@wattle/domain/search';
import { sampleDocument } from './sample-products.ts';

const WITHOUT_PLANS = { isAgencyItem: false, enableWarranty: false, availableWarrantyIds: [], baseWarrantyPeriod: 1 };
const WITH_PLANS = {
  isAgencyItem: false,
  enableWarranty: true,
  availableWarrantyIds: ['plan-2', 'plan-4'],
  baseWarrantyPeriod: 2,
};

const goods = (id: string, name: string, price: number, part: Partial<ProductDocument> = {}): ProductDocument =>
  sampleDocument(id, { name, price, erpOriginalPrice: price, blGroup: WITHOUT_PLANS, ...part });

const stocked = (id: string, qty: number) => [
  { id: `${id}-1`, code: id, gtin: '', name: '', images: [], qty, hasStockOnHand: true },
];

export const KETTLE = goods('kettle', 'Lyra glass kettle', 89);
export const COPPER = goods('copper', 'Lyra copper kettle', 129);
export const CONSOLE = goods('console', 'Lyra game console', 799, { cartQtyProductMax: 2 });
export const BAGS = goods('bags', 'Vacuum bags', 12.5, { cartQtyVariantMultipleOf: 2 });
/** Stock exceeds the purchase limit. */
export const CUP = goods('cup', 'Espresso cup', 9, { variants: stocked('cup', 500) });
export const FRIDGE = goods('fridge', 'Nordholm French door fridge', 2199, {
  erpOriginalPrice: 2399,
  isDiscounted: true,
  bigAndBulky: true,
  energyStars: 3.5,
  blGroup: WITH_PLANS,
});
export const ESPRESSO = goods('espresso', 'Orana espresso machine', 649, {
  categoryIds: ['espresso'],
  blGroup: WITH_PLANS,
});
export const LAPTOP = goods('laptop', 'Tarn laptop', 1499, { categoryIds: ['laptops'] });
export const MICROWAVE = goods('microwave', 'Halden 23L microwave', 599);
const finish = (name: string, qty: number) => ({
  ...{ id: `duo-${name}`, code: `DUO-${name}`, gtin: '', name, images: [], qty, hasStockOnHand: qty > 0 },
});
/** In three finishes, of which the first is sold out: cards add the second. */
export const DUO = goods('duo', 'Lyra duo kettle', 99, {
  variants: [finish('White', 0), finish('Sand', 10), finish('Black', 4), finish('Navy', 10)],
  variantId: 'duo-Sand',
  variantNames: { kind: 'Finish', own: 'Sand', all: ['White', 'Sand', 'Black', 'Navy'] },
  blGroup: WITH_PLANS,
});
/** A promotion's gift, not sold separately. */
export const DESCALER = goods('descaler', 'Descaler', 19, { functionalType: 'promotional' });
export const SLEEVE = goods('sleeve', 'Laptop sleeve', 49, { functionalType: 'promotional' });

export const GOODS: readonly ProductDocument[] = [
  KETTLE,
  COPPER,
  CONSOLE,
  BAGS,
  CUP,
  FRIDGE,
  ESPRESSO,
  LAPTOP,
  MICROWAVE,
  DUO,
  DESCALER,
  SLEEVE,
];

const plan = (id: string, duration: number, price: number): WarrantyProduct => ({
  id,
  erpProductId: `90000${duration}`,
  variants: [],
  name: `${duration}-year repair plan`,
  price,
  blGroupWarranty: { duration, description: '' },
});

export const PLANS: readonly WarrantyProduct[] = [plan('plan-2', 2, 79), plan('plan-4', 4, 149)];
