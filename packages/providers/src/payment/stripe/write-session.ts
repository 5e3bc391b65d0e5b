import { createHmac } from 'node:crypto';
import type { PaymentType } from '@wattle/domain/checkout';
import { CURRENCY } from '@wattle/domain/settings';
import type { AuthoriseInput, PaymentAddress, PaymentShopper } from '../port.ts';
import { stripeMethod } from './method-types.ts';
import type { StripeConfig } from './stripe-config.ts';
import type { FormObject } from './write-form.ts';

export const STRIPE_CURRENCY = CURRENCY.toLowerCase();
const LINES_AT_MOST = 100;
const NAME_AT_MOST = 200;

/** What a shopper brings back who left Stripe's page: only the shop can have made it. */
export const leftMark = ({ secretKey }: StripeConfig, orderReference: string): string =>
  `left-${createHmac('sha256', secretKey).update(`left ${orderReference}`).digest('base64url')}`;

const withResult = (url: string, result: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}redirectResult=${result}`;

const lineOf = (name: string, unitCents: number, quantity: number): FormObject => ({
  quantity,
  price_data: {
    currency: STRIPE_CURRENCY,
    unit_amount: unitCents,
    product_data: { name: name.slice(0, NAME_AT_MOST) },
  },
});

/** Stripe takes what the lines add up to: where gift cards have paid a part, the rest is one line. */
function linesOf({ lines, amountCents, orderReference }: AuthoriseInput): FormObject[] {
  const sum = lines.reduce((cents, { unitCents, quantity }) => cents + unitCents * quantity, 0);
  return sum === amountCents && lines.length <= LINES_AT_MOST
    ? lines.map(({ name, unitCents, quantity }) => lineOf(name, unitCents, quantity))
    : [lineOf(`Order ${orderReference}`, amountCents, 1)];
}

const addressOf = ({ street1, street2, locality, region, postcode, country }: PaymentAddress): FormObject => ({
  line1: street1,
  line2: street2 || undefined,
  city: locality,
  state: region,
  postal_code: postcode,
  country,
});

const shippingOf = ({ firstName, lastName, phone, delivery }: PaymentShopper): FormObject | undefined =>
  delivery
    ? { name: `${firstName} ${lastName}`.trim(), phone: phone || undefined, address: addressOf(delivery) }
    : undefined;

/**
 * A page of Stripe's for this payment. The same order gives the same words, so that asking again under the same key is
 * the same page; for how long it is open the shop decides, which closes it.
 */
export function writeSession(config: StripeConfig, input: AuthoriseInput, type: PaymentType): FormObject {
  const { orderReference, returnUrl, shopper } = input;
  return {
    mode: 'payment',
    payment_method_types: [stripeMethod(type)?.name],
    client_reference_id: orderReference,
    customer_email: shopper.email,
    locale: 'en',
    line_items: linesOf(input),
    // Stripe puts the session's id in place of the words in braces, which must not be encoded
    success_url: withResult(returnUrl, '{CHECKOUT_SESSION_ID}'),
    cancel_url: withResult(returnUrl, leftMark(config, orderReference)),
    payment_intent_data: {
      // the shop takes the money when the goods leave
      capture_method: 'manual',
      description: `Order ${orderReference}`,
      metadata: { order: orderReference },
      shipping: shippingOf(shopper),
    },
  };
}
