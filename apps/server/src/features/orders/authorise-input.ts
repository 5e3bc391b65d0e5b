import type { EnteredAddress } from '@wattle/domain/checkout';
import { toCents } from '@wattle/domain/money';
import { lineName, type Order, type OrderPlan, type PlaceOrderRequest, providerEntries } from '@wattle/domain/order';
import type { AuthoriseInput } from '@wattle/providers/payment';
import type { OrderDeps } from './order-deps.ts';
import type { PlaceOrderCommand } from './order-key.ts';

type PaymentAddress = NonNullable<AuthoriseInput['shopper']['billing']>;

/** The provider request for an order. Retries send the same input with the same key. */
export function authoriseInput(
  { returnUrl, times }: Pick<OrderDeps, 'returnUrl' | 'times'>,
  { request, caller, ipAddress, origin }: PlaceOrderCommand,
  { order, payments }: OrderPlan,
): AuthoriseInput {
  const [entry] = providerEntries(request.cart.payment.methods);
  if (!entry || !payments.provider) throw new Error('There is nothing to ask the provider for.');
  const { email, firstName, lastName, phone } = order.contact;
  return {
    idempotencyKey: `${order.number}-0`,
    deadlineAt: Date.now() + times.providerSeconds * 1000,
    orderReference: order.number,
    amountCents: payments.provider.cents,
    means: { kind: 'BROWSER', data: entry.data },
    ...(entry.details && { details: entry.details }),
    returnUrl: returnUrl(order, origin),
    shopper: {
      email,
      firstName,
      lastName,
      phone,
      ipAddress,
      reference: caller?.sub ?? null,
      billing: order.billing && addressOf(order.billing),
      delivery: order.shipping.type === 'DELIVERY' ? addressOf(order.shipping.address) : null,
    },
    lines: linesOf(order),
    ...riskDataOf(request.cart),
  };
}

/** [C-7-25 C-7-26] */
const riskDataOf = ({ analytics, fraudAnalytics }: PlaceOrderRequest['cart']) => ({
  ...(fraudAnalytics && { fraudToken: fraudAnalytics.token }),
  ...(analytics?.browserInfo && { browserInfo: analytics.browserInfo }),
});

const addressOf = ({ street1, street2, suburb, state, postcode, country }: EnteredAddress): PaymentAddress => ({
  street1,
  street2,
  locality: suburb,
  region: state,
  postcode,
  country,
});

/** Each line is sent as one unit at its total: discounted unit prices are rarely whole cents. */
function linesOf({ lines, totals }: Order): AuthoriseInput['lines'] {
  const goods = lines.map(({ id, qty, totalCents, plan, ...line }) => ({
    id,
    name: qty === 1 ? lineName(line) : `${qty} × ${lineName(line)}`,
    quantity: 1,
    unitCents: toCents(totalCents + (plan?.totalCents ?? 0)),
  }));
  if (totals.shippingCents === 0) return goods;
  return [...goods, { id: 'delivery', name: 'Delivery', quantity: 1, unitCents: toCents(totals.shippingCents) }];
}
