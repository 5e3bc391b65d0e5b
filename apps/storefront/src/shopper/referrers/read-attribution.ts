import type { Attribution } from '@wattle/domain/cart';

/**
 * The list this page's product was chosen from, for adding it to the cart; null without a known `ref` [C-3-15 D-2-07].
 */
export async function readAttribution(): Promise<Attribution | null> {
  const { search, pathname } = window.location;
  // most visits have no ref
  if (!search.includes('ref=')) return null;
  const { attributionOf } = await import('./attribution-of.ts');
  return attributionOf(pathname, search);
}
