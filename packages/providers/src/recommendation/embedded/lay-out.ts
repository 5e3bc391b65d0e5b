import type { RecommendableProduct } from './product-lookup.ts';

/** Longest run of one kind before the other gets a slot. */
const IN_A_ROW = 2;

/** Keeps the order but allows at most two alternatives or two accessories in a row while both kinds remain. */
export function mixKinds<T>(items: readonly T[], isAlternative: (item: T) => boolean): T[] {
  const ranked = items.map((item, rank) => ({ item, rank, isAlternative: isAlternative(item) }));
  const alternatives = ranked.filter((one) => one.isAlternative);
  const others = ranked.filter((one) => !one.isAlternative);
  const mixed: typeof ranked = [];
  while (alternatives[0] && others[0]) {
    const [better, worse] = alternatives[0].rank < others[0].rank ? [alternatives, others] : [others, alternatives];
    const before = mixed.slice(-IN_A_ROW);
    const isRow = before.length === IN_A_ROW && before.every((one) => one.isAlternative === better[0]?.isAlternative);
    mixed.push(...(isRow ? worse : better).splice(0, 1));
  }
  return [...mixed, ...alternatives, ...others].map(({ item }) => item);
}

/** Accessories of cart items first; skips families already in the cart unless the product is an accessory. */
export function accessoriesFirst(
  products: readonly RecommendableProduct[],
  asked: readonly RecommendableProduct[],
): RecommendableProduct[] {
  const accessoryIds = new Set(asked.flatMap((product) => product.accessoryIds));
  const families = new Set(asked.map(({ family }) => family.code));
  const isAccessory = ({ id }: RecommendableProduct) => accessoryIds.has(id);
  const others = products.filter((product) => !isAccessory(product) && !families.has(product.family.code));
  return [...products.filter(isAccessory), ...others];
}
