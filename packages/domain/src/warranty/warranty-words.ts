import type { WarrantyProduct } from '../catalogue/entities.ts';

/** What the maker's own cover is called [C-9-64 D-9-66]. */
export const WARRANTY_LABEL = "Manufacturer's Warranty";
/** What an added cover is called when it does not describe itself [C-9-65 D-9-67]. */
export const REPAIR_PLAN_DESCRIPTION = 'Repair Plan';

/** A period of years in words, '1 year' or '2 years'; a part of a year in months; null for no period at all [D-9-65]. */
export function yearsInWords(years: number): string | null {
  const months = Math.round(years * 12);
  if (!(months > 0)) return null;
  const [amount, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** What a repair plan says of itself, or the shop's word for it [C-9-65 D-9-67]. */
export function planDescription({ blGroupWarranty }: Pick<WarrantyProduct, 'blGroupWarranty'>): string {
  return blGroupWarranty.description.trim() || REPAIR_PLAN_DESCRIPTION;
}
