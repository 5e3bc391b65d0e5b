import { type CartLine, type ProductDocument, travels } from '@wattle/domain';
import { formatShortDays } from '../../../goods/delivery/delivery-words.ts';
import type { ListedStore } from '../shipping/use-shipping-calls.ts';

export type HoldsTone = 'yes' | 'few' | 'no';

/** How many different things have to be carried. */
export function travellingCount(
  lines: readonly Pick<CartLine, 'productId' | 'variantId'>[],
  products: ReadonlyMap<string, Pick<ProductDocument, 'functionalType'>>,
): number {
  const carried = lines.filter(({ productId }) => {
    const product = products.get(productId);
    return product !== undefined && travels(product);
  });
  return new Set(carried.map(({ variantId }) => variantId)).size;
}

type Held = Pick<ListedStore, 'holds' | 'variantIds' | 'first'>;

/** What stands on a store's shelf, and when everything can be collected there at once. */
export function holdsWords(
  { holds, variantIds, first }: Held,
  count: number,
): { readonly tone: HoldsTone; readonly lines: readonly string[] } {
  if (first === null) return { tone: 'no', lines: ['Cannot be collected here'] };
  const day = formatShortDays(first.date, first.date);
  if (holds === 'ALL') return { tone: 'yes', lines: [count === 1 ? 'In stock' : `All ${count} items`, day] };
  if (holds === 'SOME') return { tone: 'few', lines: [`${variantIds.length} of ${count} items`, `All from ${day}`] };
  return { tone: 'no', lines: ['Order in', day] };
}
