import { isPaidElsewhere } from '@wattle/domain/checkout';
import { toCents } from '@wattle/domain/money';
import { CURRENCY } from '@wattle/domain/settings';
import type { AuthoriseInput, ModificationOutcome, PaymentEvent, PaymentOutcome } from '@wattle/providers/payment';
import { adyenTypeOf } from '@wattle/providers/payment/conformance';
import type { PaymentPort } from '../order-deps.ts';

/** What the provider does with a call. LOST: it takes the money, and its answer never arrives. */
export type Scripted =
  | 'AUTHORISE'
  | 'REFUSE'
  | 'DECLINE_HARD'
  | 'ACTION'
  | 'PENDING'
  | 'DOWN'
  | 'SLOW'
  | 'GARBAGE'
  | 'LOST';

type Payment = {
  readonly reference: string;
  readonly orderReference: string;
  readonly amountCents: number;
  state: 'WAITING' | 'AUTHORISED' | 'REFUSED' | 'CANCELLED';
  capturedCents: number;
  refundedCents: number;
};

/** A capture, cancellation or refund that the provider took in, and whether it could be done. */
type Change = {
  readonly kind: 'CAPTURE' | 'CANCEL' | 'REFUND';
  readonly reference: string;
  readonly payment: Payment;
  readonly amountCents: number;
  readonly isDone: boolean;
};

const unknown = { DOWN: 'UNAVAILABLE', SLOW: 'TIMEOUT', GARBAGE: 'UNREADABLE', LOST: 'TIMEOUT' } as const;

/** A scripted provider with its own ledger and idempotent answers. */
export function scriptedPayment(script: { next: Scripted } = { next: 'AUTHORISE' }) {
  const payments: Payment[] = [];
  const byKey = new Map<string, { readonly payment: Payment; readonly does: Scripted }>();
  const calls = { authorise: 0, continue: 0, capture: 0, cancel: 0, refund: 0 };
  const changes: Change[] = [];
  const changeByKey = new Map<string, Change>();

  const open = (input: AuthoriseInput, state: Payment['state']): Payment => {
    const reference = `PSP${payments.length + 1}-${input.orderReference}`;
    const payment = {
      reference,
      orderReference: input.orderReference,
      amountCents: input.amountCents,
      state,
      capturedCents: 0,
      refundedCents: 0,
    };
    payments.push(payment);
    return payment;
  };

  const answer = (payment: Payment, does: Scripted): PaymentOutcome => {
    const { reference: paymentReference, amountCents } = payment;
    if (does === 'ACTION')
      return { status: 'ACTION_REQUIRED', actionData: { action: { type: 'redirect' } }, paymentReference };
    if (does === 'PENDING') return { status: 'PENDING', paymentReference };
    if (does === 'REFUSE' || does === 'DECLINE_HARD') {
      const code = does === 'REFUSE' ? 'PaymentGatewayRejected' : 'PaymentProcessorDeclinedHard';
      return { status: 'REFUSED', code, reason: 'DECLINED', paymentReference, problem: '' };
    }
    return {
      status: 'AUTHORISED',
      paymentReference,
      amountCents: toCents(amountCents),
      type: null,
      partialOrder: null,
    };
  };

  const port: PaymentPort = {
    typeOf: adyenTypeOf,
    isPaidElsewhere,
    authorise: async (input) => {
      calls.authorise += 1;
      const does = script.next;
      const known = byKey.get(input.idempotencyKey);
      if (does === 'DOWN' || does === 'SLOW' || does === 'GARBAGE')
        return { status: 'UNKNOWN', problem: unknown[does] };
      if (known) return answer(known.payment, known.does);
      const isTaken = does === 'AUTHORISE' || does === 'LOST';
      const isRefused = does === 'REFUSE' || does === 'DECLINE_HARD';
      const payment = open(input, isTaken ? 'AUTHORISED' : isRefused ? 'REFUSED' : 'WAITING');
      byKey.set(input.idempotencyKey, { payment, does });
      return does === 'LOST' ? { status: 'UNKNOWN', problem: unknown[does] } : answer(payment, does);
    },
    /** The details say for which payment, and whether the shopper went through with it. */
    continue: async ({ details }) => {
      calls.continue += 1;
      const does = script.next;
      if (does === 'DOWN' || does === 'SLOW' || does === 'GARBAGE')
        return { status: 'UNKNOWN', problem: unknown[does] };
      const payment = payments.find(({ orderReference }) => orderReference === details.order);
      if (!payment) return { status: 'UNKNOWN', problem: 'UNREADABLE' };
      const isPaid = details.paid === true;
      if (payment.state === 'WAITING') payment.state = isPaid ? 'AUTHORISED' : 'REFUSED';
      if (does === 'LOST') return { status: 'UNKNOWN', problem: unknown[does] };
      return answer(payment, payment.state === 'AUTHORISED' ? 'AUTHORISE' : 'REFUSE');
    },
    capture: async ({ paymentReference, idempotencyKey, amountCents }) => {
      calls.capture += 1;
      return take('CAPTURE', paymentReference, idempotencyKey, amountCents, (payment) => {
        const canBe = payment.state === 'AUTHORISED' && payment.capturedCents + amountCents <= payment.amountCents;
        if (canBe) payment.capturedCents += amountCents;
        return canBe;
      });
    },
    cancel: async (input) => {
      calls.cancel += 1;
      if (!('orderReference' in input))
        return take('CANCEL', input.paymentReference, input.idempotencyKey, 0, (payment) => {
          const canBe = payment.state !== 'CANCELLED' && payment.capturedCents === 0;
          if (canBe) payment.state = 'CANCELLED';
          return canBe;
        });
      if (script.next === 'DOWN') return { status: 'UNKNOWN', problem: 'UNAVAILABLE' };
      const found = payments.filter((one) => one.orderReference === input.orderReference);
      for (const payment of found) payment.state = 'CANCELLED';
      return { status: 'RECEIVED', reference: input.idempotencyKey };
    },
    refund: async ({ paymentReference, idempotencyKey, amountCents }) => {
      calls.refund += 1;
      return take('REFUND', paymentReference, idempotencyKey, amountCents, (payment) => {
        // money without an order: the sweeper cancels or refunds it
        if (/-cancel-\d+$/.test(idempotencyKey)) payment.state = 'CANCELLED';
        const canBe = payment.refundedCents + amountCents <= payment.capturedCents;
        if (canBe) payment.refundedCents += amountCents;
        return canBe;
      });
    },
  };

  /** Takes a change in, once for a key; whether it could be done, news says. LOST: its answer never arrives. */
  const take = (
    kind: Change['kind'],
    reference: string,
    key: string,
    amountCents: number,
    apply: (payment: Payment) => boolean,
  ): ModificationOutcome => {
    const does = script.next;
    if (does === 'DOWN' || does === 'SLOW' || does === 'GARBAGE') return { status: 'UNKNOWN', problem: unknown[does] };
    const payment = payments.find((one) => one.reference === reference);
    // never refuses a call it accepted before: same key, same answer
    if (!payment || (does === 'REFUSE' && !changeByKey.has(key))) {
      const reason = 'CALL_REFUSED' as const;
      return { status: 'REFUSED', code: 'PaymentGatewayRejected', reason, paymentReference: null, problem: '' };
    }
    const change = changeByKey.get(key) ?? {
      ...{ kind, payment, amountCents: amountCents || payment.amountCents, isDone: apply(payment) },
      reference: `${kind}${changes.length + 1}-${reference}`,
    };
    if (!changeByKey.has(key)) changes.push(change);
    changeByKey.set(key, change);
    return does === 'LOST'
      ? { status: 'UNKNOWN', problem: unknown[does] }
      : { status: 'RECEIVED', reference: change.reference };
  };

  const event = (kind: PaymentEvent['kind'], payment: Payment, suffix = ''): PaymentEvent => ({
    id: `${kind} ${payment.reference}${suffix}`,
    kind,
    paymentReference: payment.reference,
    reference: payment.reference,
    orderReference: payment.orderReference,
    amountCents: toCents(payment.amountCents),
    currency: CURRENCY,
    type: null,
    at: Date.now(),
  });

  const EVENT_KINDS = {
    CAPTURE: ['CAPTURED', 'CAPTURE_FAILED'],
    CANCEL: ['CANCELLED', 'CANCEL_FAILED'],
    REFUND: ['REFUNDED', 'REFUND_FAILED'],
  } as const satisfies Record<Change['kind'], readonly PaymentEvent['kind'][]>;

  /** The provider's webhook about a change. */
  const changeEvent = (change: Change, isDone: boolean = change.isDone): PaymentEvent => {
    const kind = EVENT_KINDS[change.kind][isDone ? 0 : 1];
    const { reference, amountCents } = change;
    return { ...event(kind, change.payment, ` ${reference}`), reference, amountCents: toCents(amountCents) };
  };

  return {
    port,
    script,
    calls,
    payments,
    changes,
    event,
    changeEvent,
    /** Everything that the provider would tell of changes. */
    changeNews: (): PaymentEvent[] => changes.map((change) => changeEvent(change)),
    /** Takes the money for what the shopper left open, as a page of the provider does. */
    payAt: (orderReference: string): Payment => {
      const payment = payments.find((one) => one.orderReference === orderReference);
      if (!payment) throw new Error(`Nothing was asked for ${orderReference}.`);
      payment.state = 'AUTHORISED';
      return payment;
    },
    /** Everything that the provider would tell by itself. */
    news: (): PaymentEvent[] =>
      payments.flatMap((payment) => {
        if (payment.state === 'AUTHORISED') return [event('AUTHORISED', payment)];
        if (payment.state === 'REFUSED') return [event('AUTHORISATION_FAILED', payment)];
        return payment.state === 'CANCELLED' ? [event('AUTHORISED', payment), event('CANCELLED', payment)] : [];
      }),
  };
}

export type ScriptedPayment = ReturnType<typeof scriptedPayment>;
