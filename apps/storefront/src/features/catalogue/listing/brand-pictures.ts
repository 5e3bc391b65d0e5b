import type { Image, ProductSummary } from '@wattle/domain';

const PICTURES = 3;

type Pictured = Pick<ProductSummary, 'family' | 'images'>;

/**
 * Pictures for the head of a brand's page: products, each of another kind as long as there are. An editor's picture
 * stands for the first kind, the one that the brand is known for.
 */
export function brandPictures(products: readonly Pictured[], heroImage: Image | null): Image[] {
  const seen = new Set<string>();
  const firsts = products.filter(({ family }) => !seen.has(family.code) && seen.add(family.code));
  const others = products.filter((product) => !firsts.includes(product));
  const [first, ...kinds] = [...firsts, ...others].flatMap(({ images }) => images.slice(0, 1));
  const lead = heroImage ?? first;
  return lead ? [lead, ...kinds].slice(0, PICTURES) : [];
}
