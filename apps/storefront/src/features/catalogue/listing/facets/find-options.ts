import type { OptionView } from '../view/listing-view.ts';

/** Facet options shown before "show all" [D-9-20]. */
export const OPTIONS_SHOWN = 10;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Filters options by label, ignoring case and accents, in the same order. */
export function findOptions(options: readonly OptionView[], text: string): readonly OptionView[] {
  const wanted = plain(text.trim());
  if (wanted === '') return options;
  return options.filter(([value, , more]) => plain(more?.label ?? value).includes(wanted));
}
