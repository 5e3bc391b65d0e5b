import { isNumeric } from './facet-labels.ts';
import type { ListingOption } from './listing-facet.ts';

const names = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });

/** Numbers by size; everything else by count, then by name. */
export function sortOptions(options: readonly ListingOption[]): ListingOption[] {
  const isByNumber = options.every(({ value }) => isNumeric(value));
  return [...options].sort((a, b) =>
    isByNumber ? Number(a.value) - Number(b.value) : b.count - a.count || names.compare(a.label, b.label),
  );
}
