import type { ProductSummary } from './product.ts';

const SHOWN = 3;

type Wanted = Pick<ProductSummary, 'id' | 'price'> & {
  readonly brand: { readonly id: string };
  readonly family: { readonly code: string };
};
type Candidate = Wanted & Pick<ProductSummary, 'soldOut'>;

/** What takes the place of a product that cannot be had: of its kind, nearest in price, its own brand first. */
export function chooseReplacements<P extends Candidate>(wanted: Wanted, candidates: readonly P[]): P[] {
  const isAlike = ({ id, family, soldOut }: P) => id !== wanted.id && family.code === wanted.family.code && !soldOut;
  const distance = ({ price, brand }: P) => Math.abs(price - wanted.price) * (brand.id === wanted.brand.id ? 0.5 : 1);
  return candidates
    .filter(isAlike)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, SHOWN);
}
