import { isNumeric } from './facet-words.ts';
import type { ListingOption } from './listing-facet.ts';

const names = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });

/** Numbers by size; anything else by how much there is of it, then by name. */
export function sortOptions(options: readonly ListingOption[]): ListingOption[] {
  const isByNumber = options.every(({ value }) => isNumeric(value));
  return [...options].sort((a, b) =>
    isByNumber ? Number(a.value) - Number(b.value) : b.count - a.count || names.compare(a.label, b.label),
  );
}
