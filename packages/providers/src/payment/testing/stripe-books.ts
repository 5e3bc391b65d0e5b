import { createHash, randomUUID } from 'node:crypto';

export type StripeObject = Record<string, unknown> & { id: string };
export type StripeReply = { readonly status: number; readonly body: unknown };

/** A call that Stripe does not take. */
export class StripeError extends Error {
  readonly reply: StripeReply;
  constructor(status: number, code: string, type = 'invalid_request_error') {
    super(code);
    this.reply = { status, body: { error: { type, code, message: code } } };
  }
}

/** Stripe's own numbers for trying things out. */
const DECLINES: Readonly<Record<string, string>> = {
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
};

const newId = (prefix: string): string => `${prefix}_test_${randomUUID().replaceAll('-', '')}`;
const number = (value: unknown): number => Number(value);

/** Sessions, payments and refunds as Stripe keeps them; everything that happens to them is an event. */
export function createStripeBooks(origin: () => string) {
  const sessions = new Map<string, StripeObject>();
  const intents = new Map<string, StripeObject>();
  const charges = new Map<string, StripeObject>();
  const refunds: StripeObject[] = [];
  const events: StripeObject[] = [];
  const replies = new Map<string, { readonly print: string; readonly reply: StripeReply }>();

  const tell = (type: string, object: StripeObject): void => {
    const created = Math.floor(Date.now() / 1000);
    events.push({ id: newId('evt'), object: 'event', type, created, data: { object: structuredClone(object) } });
  };
  const find = (all: Map<string, StripeObject>, id: string): StripeObject => {
    const found = all.get(id);
    if (!found) throw new StripeError(404, 'resource_missing');
    return found;
  };
  const inState = (intent: StripeObject, status: string): StripeObject => {
    if (intent.status !== status) throw new StripeError(400, 'payment_intent_unexpected_state');
    return intent;
  };

  /** As the shopper sends the form of the page; undefined: it was declined, and may be tried again. */
  const pay = (session: StripeObject, card: string): StripeObject | undefined => {
    const data = session.payment_intent_data as Record<string, unknown>;
    const known = typeof session.payment_intent === 'string' ? intents.get(session.payment_intent) : undefined;
    const made = { object: 'payment_intent', amount: session.amount_total, currency: 'aud', metadata: data.metadata };
    const intent: StripeObject = known ?? { id: newId('pi'), ...made, amount_received: 0, latest_charge: null };
    intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    const declined = DECLINES[card];
    if (declined) {
      const code = declined === 'generic_decline' || declined === 'insufficient_funds' ? 'card_declined' : declined;
      const error = { type: 'card_error', code, decline_code: declined };
      Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error, amount_capturable: 0 });
      tell('payment_intent.payment_failed', intent);
      return undefined;
    }
    const details = {
      type: 'card',
      card: { brand: card.startsWith('5') ? 'mastercard' : 'visa', last4: card.slice(-4) },
    };
    const charge: StripeObject = {
      ...{ id: newId('ch'), object: 'charge', amount: intent.amount, currency: 'aud', captured: false },
      ...{ payment_intent: intent.id, metadata: intent.metadata, payment_method_details: details },
    };
    charges.set(charge.id, charge);
    Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount, latest_charge: charge.id });
    Object.assign(session, { status: 'complete', url: null });
    tell('charge.succeeded', charge);
    tell('payment_intent.amount_capturable_updated', intent);
    tell('checkout.session.completed', session);
    return session;
  };

  const operations = {
    openSession(form: Record<string, unknown>): StripeObject {
      const lines = Object.values(form.line_items ?? {}) as { quantity: string; price_data: { unit_amount: string } }[];
      const amount = lines.reduce(
        (sum, { quantity, price_data }) => sum + number(quantity) * number(price_data.unit_amount),
        0,
      );
      if (form.mode !== 'payment' || lines.length === 0 || !form.success_url)
        throw new StripeError(400, 'parameter_missing');
      const id = newId('cs');
      const session: StripeObject = {
        ...{ ...form, id, object: 'checkout.session', status: 'open', amount_total: amount, currency: 'aud' },
        ...{ payment_intent: null, url: `${origin()}/pay/${id}` },
      };
      sessions.set(id, session);
      return session;
    },
    expireSession(id: string): StripeObject {
      const session = find(sessions, id);
      if (session.status !== 'open') throw new StripeError(400, 'session_not_open');
      Object.assign(session, { status: 'expired', url: null });
      tell('checkout.session.expired', session);
      return session;
    },
    /** Expanded down to the charge, as the adapter asks for it. */
    session(id: string): StripeObject {
      const session = find(sessions, id);
      const intent = typeof session.payment_intent === 'string' ? intents.get(session.payment_intent) : undefined;
      const charge = intent && charges.get(String(intent.latest_charge));
      return { ...session, payment_intent: intent ? { ...intent, latest_charge: charge ?? null } : null };
    },
    capture(id: string, form: Record<string, unknown>): StripeObject {
      const intent = inState(find(intents, id), 'requires_capture');
      const cents = number(form.amount_to_capture ?? intent.amount);
      if (cents > number(intent.amount)) throw new StripeError(400, 'amount_too_large');
      Object.assign(intent, { status: 'succeeded', amount_received: cents, amount_capturable: 0 });
      tell('payment_intent.succeeded', intent);
      return intent;
    },
    cancel(id: string): StripeObject {
      const intent = inState(find(intents, id), 'requires_capture');
      Object.assign(intent, { status: 'canceled', cancellation_reason: null, amount_capturable: 0 });
      tell('payment_intent.canceled', intent);
      return intent;
    },
    refund(form: Record<string, unknown>): StripeObject {
      const intent = find(intents, String(form.payment_intent));
      const back = refunds.filter(({ payment_intent: of }) => of === intent.id);
      const left = number(intent.amount_received) - back.reduce((sum, { amount }) => sum + number(amount), 0);
      if (number(form.amount) > left) throw new StripeError(400, 'charge_already_refunded');
      const made = { object: 'refund', amount: number(form.amount), currency: 'aud', payment_intent: intent.id };
      const refund: StripeObject = { id: newId('re'), ...made, status: 'succeeded', metadata: {} };
      refunds.push(refund);
      tell('refund.created', refund);
      return refund;
    },
  };

  /** The same key has the same answer; with other words it is refused. */
  const once = (
    key: string | undefined,
    words: string,
    work: () => StripeReply,
  ): StripeReply & { isReplay: boolean } => {
    const print = createHash('sha256').update(words).digest('hex');
    const known = key === undefined ? undefined : replies.get(key);
    if (known && known.print !== print) throw new StripeError(400, 'idempotency_key_reused', 'idempotency_error');
    if (known) return { ...known.reply, isReplay: true };
    const reply = work();
    if (key !== undefined) replies.set(key, { print, reply });
    return { ...reply, isReplay: false };
  };

  return { ...operations, sessions, intents, refunds, events, tell, pay, once };
}

export type StripeBooks = ReturnType<typeof createStripeBooks>;
