import type { ProductSummary } from './product.ts';

const SHOWN = 3;
/** A product of the same brand may be twice as different. */
const OWN_BRAND = 0.5;

type Wanted = Pick<ProductSummary, 'id' | 'price' | 'facts'> & {
  readonly brand: { readonly id: string };
  readonly family: { readonly code: string };
};
type Candidate = Wanted & Pick<ProductSummary, 'soldOut'>;

/** What takes the place of a product that cannot be had: of its kind, nearest in size and price, its own brand first. */
export function chooseReplacements<P extends Candidate>(wanted: Wanted, candidates: readonly P[]): P[] {
  const isAlike = ({ id, family, soldOut }: P) => id !== wanted.id && family.code === wanted.family.code && !soldOut;
  const distance = (one: P) => differenceOf(wanted, one) * (one.brand.id === wanted.brand.id ? OWN_BRAND : 1);
  return candidates
    .filter(isAlike)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, SHOWN);
}

/** Twice the size is as different as half the size, and as twice the price. */
const differenceOf = (one: Wanted, other: Wanted): number =>
  stepsBetween(one.price, other.price) + sizeDifference(one.facts, other.facts);

const stepsBetween = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : 0;

/** The first fact is the size that the thing is called by: 637 L, 55 inch, 8 kg. */
function sizeDifference([one]: readonly string[], [other]: readonly string[]): number {
  const [a, b] = [readSize(one), readSize(other)];
  return a && b && a.unit === b.unit ? stepsBetween(a.value, b.value) : 0;
}

function readSize(fact = ''): { readonly value: number; readonly unit: string } | undefined {
  const [, digits, unit = ''] = /^([\d,]+(?:\.\d+)?)(.*)$/.exec(fact) ?? [];
  return digits === undefined ? undefined : { value: Number(digits.replaceAll(',', '')), unit: unit.trim() };
}
