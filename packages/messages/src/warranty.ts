import type { WarrantyProduct } from '@wattle/domain/catalogue';

/** Label of the manufacturer's warranty [C-9-64 D-9-66]. */
export const WARRANTY_LABEL = "Manufacturer's Warranty";
/** Fallback description of a repair plan [C-9-65 D-9-67]. */
export const REPAIR_PLAN_DESCRIPTION = 'Repair Plan';

/** A period in words, '1 year' or '2 years'; part of a year in months; null for no period [D-9-65]. */
export function yearsInWords(years: number): string | null {
  const months = Math.round(years * 12);
  if (!(months > 0)) return null;
  const [amount, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** A repair plan's own description, or the fallback [C-9-65 D-9-67]. */
export function planDescription({ blGroupWarranty }: Pick<WarrantyProduct, 'blGroupWarranty'>): string {
  return blGroupWarranty.description.trim() || REPAIR_PLAN_DESCRIPTION;
}

/** '3-year' from 3; null for no period. */
function period(years: number): string | null {
  return yearsInWords(years)?.replace(/ (year|month)s?$/, '-$1') ?? null;
}

/** '3-year repair plan'; the plan's own name when it has no period. */
export function planTitle({ name, blGroupWarranty }: Pick<WarrantyProduct, 'name' | 'blGroupWarranty'>): string {
  const length = period(blGroupWarranty.duration);
  return length === null ? name : `${length} repair plan`;
}

/** When a plan starts: "after the 2-year Manufacturer's Warranty"; null without a warranty [C-9-64]. */
export function planStart(baseWarrantyPeriod: number): string | null {
  const length = period(baseWarrantyPeriod);
  return length === null ? null : `after the ${length} ${WARRANTY_LABEL}`;
}

/** Shown beside a product's buttons; takes the years in words: '2 years'. */
export const warrantyIncluded = (years: string): string => `${WARRANTY_LABEL}: ${years}, included.`;

export const planNote = (years: number): string => `starts after the ${years}-year ${WARRANTY_LABEL}`;
