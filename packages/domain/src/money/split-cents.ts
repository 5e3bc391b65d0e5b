import { type Cents, toCents } from './cents.ts';

/**
 * Splits an amount by weight, exact to the cent (largest remainder): whole cents first, then one more for the largest
 * remainders, earlier parts first. The parts sum to the amount, and none exceeds its weight unless the amount exceeds
 * their sum.
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => toCents(0));
  const shares = weights.map((weight, index) => ({ index, ...shareOf(amount, weight, total) }));
  let left = amount - shares.reduce((sum, { whole }) => sum + whole, 0);
  const byLoss = [...shares].sort((a, b) => b.lost - a.lost);
  const extra = new Set<number>();
  for (const { index } of byLoss) {
    if (left === 0) break;
    extra.add(index);
    left -= 1;
  }
  return shares.map(({ index, whole }) => toCents(whole + (extra.has(index) ? 1 : 0)));
}

/** A part in whole cents, and its remainder. */
function shareOf(amount: number, weight: number, total: number): { readonly whole: number; readonly lost: number } {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) return { whole: Math.floor(product / total), lost: product % total };
  // the product can exceed the safe integers
  const exact = BigInt(amount) * BigInt(weight);
  return { whole: Number(exact / BigInt(total)), lost: Number(exact % BigInt(total)) };
}
