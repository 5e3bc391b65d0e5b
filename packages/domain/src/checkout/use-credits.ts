import { type Cents, centsOf, toCents } from '../money/cents.ts';

/** A shopper's credit, such as a gift card; `amount` is in dollars. */
export type CreditBalance = { readonly id: string; readonly methodCode: string; readonly amount: number };

export type CreditUsage = { readonly id: string; readonly cents: Cents };

/** Uses each balance in turn until nothing is left to pay. A duplicate balance is used once. */
export function useCredits(
  totalCents: Cents,
  balances: readonly CreditBalance[],
): { readonly usages: readonly CreditUsage[]; readonly leftCents: Cents } {
  const usages = new Map<string, Cents>();
  let left: number = totalCents;
  for (const { id, amount } of balances) {
    if (usages.has(id)) continue;
    const cents = Math.min(left, centsOf(amount));
    if (cents <= 0) continue;
    usages.set(id, toCents(cents));
    left -= cents;
  }
  return { usages: [...usages].map(([id, cents]) => ({ id, cents })), leftCents: toCents(left) };
}
