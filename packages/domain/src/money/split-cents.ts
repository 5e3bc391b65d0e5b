import { type Cents, toCents } from './cents.ts';

/**
 * Splits an amount over parts by weight, to the last cent: whole cents by weight first, then one more for those that
 * lost most by rounding down, the earlier part first. The parts add up to the amount, and none is above its weight when
 * the amount is not above their sum.
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => toCents(0));
  // whole numbers throughout: a product of two amounts may pass what a number holds exactly
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, whole: Number(product / BigInt(total)), lost: product % BigInt(total) };
  });
  let left = amount - shares.reduce((sum, { whole }) => sum + whole, 0);
  const byLoss = [...shares].sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  const extra = new Set<number>();
  for (const { index } of byLoss) {
    if (left === 0) break;
    extra.add(index);
    left -= 1;
  }
  return shares.map(({ index, whole }) => toCents(whole + (extra.has(index) ? 1 : 0)));
}
