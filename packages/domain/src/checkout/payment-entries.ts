import { type Cents, dollarsOf } from '../money/cents.ts';
import { PAYMENT_METHOD_CODES, type PaymentEntry, type ProviderData } from '../order/place-order-request.ts';
import type { Voucher } from './checkout.ts';
import { type CreditBalance, type CreditUsage, useCredits } from './use-credits.ts';

/** Vouchers as balances that a cart may be paid from, the first that was added first. */
export const voucherCredits = (vouchers: readonly Voucher[]): readonly CreditBalance[] =>
  vouchers.map(({ code, amountRemaining }) => ({
    id: code,
    methodCode: PAYMENT_METHOD_CODES.voucher,
    amount: amountRemaining,
  }));

/** What each voucher pays of a total, and what they leave. */
export const payWithVouchers = (
  totalCents: Cents,
  vouchers: readonly Voucher[],
): { readonly usages: readonly CreditUsage[]; readonly leftCents: Cents } =>
  useCredits(totalCents, voucherCredits(vouchers));

/**
 * The ways to pay of an order: each voucher with what is used of it, then what the provider takes of the rest, or
 * nothing at all. null: something is left to pay, and it is not said how [C-7-29 C-7-30 C-7-38].
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
