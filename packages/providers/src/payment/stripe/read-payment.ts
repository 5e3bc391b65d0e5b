import { toCents } from '@wattle/domain/money';
import type { PaidCard } from '@wattle/domain/order';
import { isObject, type JsonObject, objectOf, textOf, wholeOf } from '../json.ts';
import type { PaymentOutcome, Unknown } from '../port.ts';
import { refused } from '../refused.ts';
import { readDecline } from './decline-codes.ts';
import { namedByStripe } from './method-types.ts';
import { STRIPE_CURRENCY } from './write-session.ts';

const UNREADABLE: Unknown = { status: 'UNKNOWN', problem: 'UNREADABLE' };
const LAST_FOUR = /^\d{4}$/;
/** Where Stripe's name of a brand is not the one that the shop's labels begin with. */
const BRANDS: Readonly<Record<string, string>> = {
  mastercard: 'mc',
  unionpay: 'cup',
  eftpos_au: 'eftpos_australia',
};

/** An expandable field: the id alone, or the whole of it. */
export const idOf = (value: JsonObject, name: string): string | undefined => {
  const found = value[name];
  return isObject(found) ? textOf(found, 'id') : textOf(value, name);
};

function readCard(details: JsonObject): { readonly card?: PaidCard } {
  const card = objectOf(details, 'card');
  if (!card) return {};
  const [brand, end] = [textOf(card, 'brand') ?? null, textOf(card, 'last4') ?? ''];
  return { card: { brand: brand && (BRANDS[brand] ?? brand), lastFour: LAST_FOUR.test(end) ? end : null } };
}

/** How it was paid, from the charge. */
export function readPaidWith(charge: JsonObject) {
  const details = objectOf(charge, 'payment_method_details') ?? {};
  return { type: namedByStripe(textOf(details, 'type')), ...readCard(details) };
}

/** What became of a payment for which the shopper has done all on Stripe's page. */
export function readIntent(intent: JsonObject, asked: number | null): PaymentOutcome {
  const [id, status] = [textOf(intent, 'id'), textOf(intent, 'status')];
  if (!id) return UNREADABLE;
  switch (status) {
    case 'requires_capture':
    case 'succeeded': {
      const cents = wholeOf(intent, status === 'succeeded' ? 'amount_received' : 'amount_capturable');
      const isAsked = cents !== undefined && (asked === null || cents === asked);
      // another amount, or other money, is not what was asked for: it is found out about, and given back
      if (!isAsked || textOf(intent, 'currency') !== STRIPE_CURRENCY) return UNREADABLE;
      const amountCents = toCents(cents);
      const paidWith = readPaidWith(objectOf(intent, 'latest_charge') ?? {});
      return { status: 'AUTHORISED', paymentReference: id, amountCents, ...paidWith, partialOrder: null };
    }
    case 'processing':
      return { status: 'PENDING', paymentReference: id };
    case 'canceled':
    case 'requires_payment_method':
      return readLeft(intent);
    default:
      return UNREADABLE;
  }
}

/** A page that was left or closed: why the last try failed, where there was one. */
export function readLeft(intent: JsonObject | undefined): PaymentOutcome {
  const error = intent && objectOf(intent, 'last_payment_error');
  const reference = (intent && textOf(intent, 'id')) ?? null;
  if (!error) return refused('CANCELLED', 'left the page', reference);
  const said = textOf(error, 'decline_code') ?? textOf(error, 'code') ?? '';
  return refused(readDecline(error), `declined ${said}`.trim(), reference);
}
