import type { CartQuote } from '../cart/quote-cart.ts';
import type { PaymentType } from '../checkout/checkout.ts';
import { isPaymentTypeOffered } from '../checkout/payment-limits.ts';
import { type Cents, centsOf } from '../money/cents.ts';
import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { OrderFacts } from './order-facts.ts';
import type { PlaceOrderReason } from './place-order-reason.ts';
import { type PaymentEntry, providerEntries, voucherEntries } from './place-order-request.ts';

export type VoucherUse = { readonly code: string; readonly cents: Cents };
/** The amount for the provider. Card details are only in the request and never stored. */
export type ProviderUse = { readonly type: PaymentType; readonly cents: Cents };
export type OrderPaymentPlan = {
  /** By code, so that all orders lock them in the same order. */
  readonly vouchers: readonly VoucherUse[];
  /** null: nothing is left to pay. */
  readonly provider: ProviderUse | null;
};

/**
 * Checks the payments against the total: each gift card must cover its amount, and together they must match the total
 * to the cent. Any other sum was made for another price [C-7-29 C-7-30 C-7-38].
 */
export function planPayments(
  methods: readonly PaymentEntry[],
  { totals, credits, leftToPayCents }: Pick<CartQuote, 'totals' | 'credits' | 'leftToPayCents'>,
  { balances, paymentType: type }: Pick<OrderFacts, 'balances' | 'paymentType'>,
): Success<OrderPaymentPlan> | Rejected<PlaceOrderReason> {
  const asked = voucherEntries(methods).map(({ code, amount }) => ({ code, cents: centsOf(amount) }));
  const short = asked.filter(({ code, cents }) => cents > (balances.get(code) ?? 0));
  // does not say which one: that would reveal whose PIN was right
  if (short.length > 0) return rejected({ code: 'VoucherInsufficientFunds' });
  const used = new Map(credits.map(({ id, cents }) => [id, cents]));
  const [provider, ...others] = providerEntries(methods);
  const isExact =
    asked.length === used.size &&
    asked.every(({ code, cents }) => used.get(code) === cents) &&
    others.length === 0 &&
    centsOf(provider?.amount ?? 0) === leftToPayCents;
  if (!isExact) return rejected({ code: 'CartPriceChanged', params: { totalCents: totals.totalCents } });
  const vouchers = [...asked].sort((a, b) => (a.code < b.code ? -1 : 1));
  if (!provider || leftToPayCents === 0) return success({ vouchers, provider: null });
  const amount = { orderTotalCents: totals.totalCents, outstandingCents: leftToPayCents };
  if (!type || !isPaymentTypeOffered(type, amount)) return rejected({ code: 'PaymentMethodUnavailable' });
  return success({ vouchers, provider: { type, cents: leftToPayCents } });
}
