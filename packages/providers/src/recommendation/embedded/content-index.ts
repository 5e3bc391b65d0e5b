import { contentLikeness } from './content-likeness.ts';
import type { ProductLookup, RecommendableProduct } from './product-lookup.ts';
import { type Scored, topScored } from './top-scored.ts';

export type ContentIndex = {
  readonly popularityMax: number;
  /** True for an accessory of other products. */
  isAccessory(id: string): boolean;
  inCategory(id: string): readonly RecommendableProduct[];
  /** The most similar products by content. */
  likeProducts(product: RecommendableProduct): readonly Scored[];
};

function groupBy(
  products: readonly RecommendableProduct[],
  keys: (product: RecommendableProduct) => readonly string[],
) {
  const groups = new Map<string, RecommendableProduct[]>();
  for (const product of products) {
    for (const key of new Set(keys(product))) {
      const group = groups.get(key);
      if (group) group.push(product);
      else groups.set(key, [product]);
    }
  }
  return groups;
}

function createContentIndex(products: readonly RecommendableProduct[], neighboursMax: number): ContentIndex {
  const families = groupBy(products, ({ family }) => [family.code]);
  const categories = groupBy(products, ({ categoryIds }) => categoryIds);
  const accessoryIds = new Set(products.flatMap((product) => product.accessoryIds));
  const found = new Map<string, readonly Scored[]>();
  const inCategory = (id: string) => categories.get(id) ?? [];

  /** Candidates share the family or the narrowest category; nothing else is similar. */
  function findLike(product: RecommendableProduct): Scored[] {
    const narrowest = product.categoryIds.map(inCategory).sort((one, other) => one.length - other.length)[0] ?? [];
    const near = new Set([...(families.get(product.family.code) ?? []), ...narrowest]);
    const others = [...near].filter(({ id }) => id !== product.id);
    return topScored(
      others.map((other) => ({ id: other.id, score: contentLikeness(product, other) })),
      neighboursMax,
    );
  }
  return {
    popularityMax: products.reduce((max, { popularity }) => Math.max(max, popularity), 0),
    isAccessory: (id) => accessoryIds.has(id),
    inCategory,
    likeProducts(product) {
      const like = found.get(product.id) ?? findLike(product);
      found.set(product.id, like);
      return like;
    },
  };
}

/** The index over the shop's products, rebuilt only when the product list changes. */
export function contentIndexOf(lookup: ProductLookup, neighboursMax: number): () => ContentIndex {
  let made: { readonly products: readonly RecommendableProduct[]; readonly index: ContentIndex } | undefined;
  return () => {
    const products = lookup.list();
    if (made?.products !== products) made = { products, index: createContentIndex(products, neighboursMax) };
    return made.index;
  };
}
