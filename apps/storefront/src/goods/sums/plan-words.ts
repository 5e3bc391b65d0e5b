import { WARRANTY_LABEL, type WarrantyProduct, yearsInWords } from '@wattle/domain';

/** '3-year' of three years; null for no period at all. */
function period(years: number): string | null {
  return yearsInWords(years)?.replace(/ (year|month)s?$/, '-$1') ?? null;
}

/** '3-year repair plan'; by its own name where it has no years. */
export function planTitle({ name, blGroupWarranty }: Pick<WarrantyProduct, 'name' | 'blGroupWarranty'>): string {
  const length = period(blGroupWarranty.duration);
  return length === null ? name : `${length} repair plan`;
}

/** When a plan begins: "after the 2-year Manufacturer's Warranty"; null where there is none [C-9-64]. */
export function planStart(baseWarrantyPeriod: number): string | null {
  const length = period(baseWarrantyPeriod);
  return length === null ? null : `after the ${length} ${WARRANTY_LABEL}`;
}
