import type { Attribution } from '@wattle/domain';

/** From which list the product of this page was chosen, for adding it to the cart; none without a known `ref` [C-3-15 D-2-07]. */
export async function readAttribution(): Promise<Attribution | null> {
  const { search, pathname } = window.location;
  // most visits come from elsewhere: then there is nothing to look up
  if (!search.includes('ref=')) return null;
  const { attributionOf } = await import('./attribution-of.ts');
  return attributionOf(pathname, search);
}
