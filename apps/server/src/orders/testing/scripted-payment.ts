import { toCents } from '@wattle/domain';
import type { AuthoriseInput, PaymentEvent, PaymentOutcome, PaymentPort } from '../payment-port.ts';

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
};

const unknown = { DOWN: 'UNAVAILABLE', SLOW: 'TIMEOUT', GARBAGE: 'UNREADABLE', LOST: 'TIMEOUT' } as const;

/** A provider that does as it is told, keeps its books, and answers the same key the same. */
export function scriptedPayment(script: { next: Scripted } = { next: 'AUTHORISE' }) {
  const payments: Payment[] = [];
  const byKey = new Map<string, { readonly payment: Payment; readonly does: Scripted }>();
  const calls = { authorise: 0, continue: 0, cancel: 0, refund: 0 };

  const open = (input: AuthoriseInput, state: Payment['state']): Payment => {
    const reference = `PSP${payments.length + 1}-${input.orderReference}`;
    const payment = { reference, orderReference: input.orderReference, amountCents: input.amountCents, state };
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
    cancel: async (input) => {
      calls.cancel += 1;
      if (script.next === 'DOWN') return { status: 'UNKNOWN', problem: 'UNAVAILABLE' };
      const found = payments.filter((one) =>
        'orderReference' in input
          ? one.orderReference === input.orderReference
          : one.reference === input.paymentReference,
      );
      for (const payment of found) payment.state = 'CANCELLED';
      return { status: 'RECEIVED', reference: input.idempotencyKey };
    },
    refund: async ({ paymentReference, idempotencyKey }) => {
      calls.refund += 1;
      for (const payment of payments) if (payment.reference === paymentReference) payment.state = 'CANCELLED';
      return { status: 'RECEIVED', reference: idempotencyKey };
    },
  };

  const event = (kind: PaymentEvent['kind'], payment: Payment, suffix = ''): PaymentEvent => ({
    id: `${kind} ${payment.reference}${suffix}`,
    kind,
    paymentReference: payment.reference,
    reference: payment.reference,
    orderReference: payment.orderReference,
    amountCents: toCents(payment.amountCents),
    type: null,
    at: Date.now(),
  });

  return {
    port,
    script,
    calls,
    payments,
    event,
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
