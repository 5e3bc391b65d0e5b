import type { FacetOption } from '../listing-types.ts';

/** Facet options shown before the rest is asked for [D-9-20]. */
export const OPTIONS_SHOWN = 10;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options whose label contains what was typed; accents and capitals do not count. Their order stays. */
export function findOptions(options: readonly FacetOption[], text: string): readonly FacetOption[] {
  const wanted = plain(text.trim());
  if (wanted === '') return options;
  return options.filter(({ label }) => plain(label).includes(wanted));
}
