import type { Product } from '../catalogue/product.ts';

type Placed = Pick<Product, 'canonicalCategory'>;

const trailOf = ({ canonicalCategory }: Placed) => [...canonicalCategory.ancestors, canonicalCategory];

/**
 * The narrowest category that all compared products share; null when there is none. A French door fridge and a
 * side-by-side one are both fridges.
 */
export function comparedCategory(products: readonly Placed[]): string | null {
  const [first, ...others] = products.map(trailOf);
  const isShared = (id: string) => others.every((trail) => trail.some((category) => category.id === id));
  return first?.findLast(({ id }) => isShared(id))?.name ?? null;
}
