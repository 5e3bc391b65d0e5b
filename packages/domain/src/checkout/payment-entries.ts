import { type Cents, dollarsOf } from '../money/cents.ts';
import { PAYMENT_METHOD_CODES, type PaymentEntry, type ProviderData } from '../order/place-order-request.ts';
import type { Voucher } from './checkout.ts';
import { type CreditBalance, type CreditUsage, useCredits } from './use-credits.ts';

/** Vouchers as credit balances, in the order they were added. */
export const voucherCredits = (vouchers: readonly Voucher[]): readonly CreditBalance[] =>
  vouchers.map(({ code, amountRemaining }) => ({
    id: code,
    methodCode: PAYMENT_METHOD_CODES.voucher,
    amount: amountRemaining,
  }));

/** How much each voucher pays, and what is left. */
export const payWithVouchers = (
  totalCents: Cents,
  vouchers: readonly Voucher[],
): { readonly usages: readonly CreditUsage[]; readonly leftCents: Cents } =>
  useCredits(totalCents, voucherCredits(vouchers));

/**
 * The payments of an order: each voucher with its amount, then the provider for the rest, or no payment if nothing is
 * left. null: an amount is left but no provider is chosen [C-7-29 C-7-30 C-7-38].
 */
export function paymentEntries(
  totalCents: Cents,
  vouchers: readonly Voucher[],
  provider: ProviderData | null,
): readonly PaymentEntry[] | null {
  const { usages, leftCents } = payWithVouchers(totalCents, vouchers);
  const pins = new Map(vouchers.map(({ code, pin }) => [code, pin]));
  const cards = usages.map(
    ({ id, cents }): PaymentEntry => ({
      methodCode: PAYMENT_METHOD_CODES.voucher,
      amount: dollarsOf(cents),
      code: id,
      pin: pins.get(id) ?? '',
    }),
  );
  if (leftCents === 0) return [...cards, { methodCode: PAYMENT_METHOD_CODES.none, amount: 0 }];
  if (!provider) return null;
  return [...cards, { methodCode: PAYMENT_METHOD_CODES.provider, amount: dollarsOf(leftCents), data: provider }];
}
