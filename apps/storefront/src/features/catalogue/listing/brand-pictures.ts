import type { ProductSummary } from '@wattle/domain/catalogue';
import type { Image } from '@wattle/domain/images';

const PICTURES = 3;

type Pictured = Pick<ProductSummary, 'family' | 'images'>;

/**
 * Pictures for the top of a brand page: products of different categories where possible. An editor's picture replaces
 * that of the first category, the one the brand is best known for.
 */
export function brandPictures(products: readonly Pictured[], heroImage: Image | null): Image[] {
  const seen = new Set<string>();
  const firsts = products.filter(({ family }) => !seen.has(family.code) && seen.add(family.code));
  const others = products.filter((product) => !firsts.includes(product));
  const [first, ...kinds] = [...firsts, ...others].flatMap(({ images }) => images.slice(0, 1));
  const lead = heroImage ?? first;
  return lead ? [lead, ...kinds].slice(0, PICTURES) : [];
}
