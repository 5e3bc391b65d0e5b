import { type Cents, toCents } from '@wattle/domain/money';
import { type JsonObject, objectOf, textOf, wholeOf } from '../json.ts';
import type { ModificationOutcome, PartialOrder, PaymentOutcome, Refused, Unknown } from '../port.ts';
import { refused } from '../refused.ts';
import { toPaymentType } from './method-types.ts';
import type { AdyenAnswer } from './post-adyen.ts';
import { readCardMark } from './read-card-mark.ts';
import { readRefusal } from './refusal-codes.ts';

const UNREADABLE: Unknown = { status: 'UNKNOWN', problem: 'UNREADABLE' };

export function centsOfAmount(value: JsonObject, name: string): Cents | null {
  const amount = objectOf(value, name);
  const minor = amount ? wholeOf(amount, 'value') : undefined;
  return minor === undefined ? null : toCents(minor);
}

export function readPartialOrder(order: JsonObject): PartialOrder | null {
  const [reference, data] = [textOf(order, 'pspReference'), textOf(order, 'orderData')];
  const remainingCents = centsOfAmount(order, 'remainingAmount');
  if (!reference || remainingCents === null) return null;
  // no order data left after the last part
  return { reference, data: data ?? '', remainingCents };
}

function readAuthorised(body: JsonObject, reference: string, asked: Cents | null): PaymentOutcome {
  const authorised = centsOfAmount(body, 'amount');
  const amountCents = authorised ?? asked;
  // authorised for less than requested: treat it as unknown, look it up and cancel it
  if (amountCents === null || (asked !== null && amountCents !== asked)) return UNREADABLE;
  const method = objectOf(body, 'paymentMethod');
  const order = objectOf(body, 'order');
  return {
    status: 'AUTHORISED',
    paymentReference: reference,
    amountCents,
    type: method ? toPaymentType(textOf(method, 'type') ?? '') : null,
    ...readCardMark(body, method && textOf(method, 'brand')),
    partialOrder: order ? readPartialOrder(order) : null,
  };
}

/** Only an explicit refusal by Adyen counts as one. */
export function readPayment(body: JsonObject, asked: Cents | null): PaymentOutcome {
  const resultCode = textOf(body, 'resultCode') ?? '';
  const reference = textOf(body, 'pspReference') ?? null;
  const action = objectOf(body, 'action');
  if (action) return { status: 'ACTION_REQUIRED', actionData: action, paymentReference: reference };
  switch (resultCode) {
    case 'Authorised':
      return reference ? readAuthorised(body, reference, asked) : UNREADABLE;
    case 'Pending':
    case 'Received':
      return reference ? { status: 'PENDING', paymentReference: reference } : UNREADABLE;
    case 'Refused':
    case 'Cancelled':
    case 'Error': {
      const code = textOf(body, 'refusalReasonCode');
      return refused(readRefusal(resultCode, code), `${resultCode} ${code ?? ''}`.trim(), reference);
    }
    default:
      return UNREADABLE;
  }
}

/** Maps a failed call to CALL_REFUSED or UNKNOWN. */
export function readFailure(answer: Exclude<AdyenAnswer, { readonly kind: 'ANSWERED' }>): Refused | Unknown {
  if (answer.kind === 'UNKNOWN') return { status: 'UNKNOWN', problem: answer.problem };
  return refused('CALL_REFUSED', `status ${answer.status}, error ${answer.errorCode}`);
}

export function readModification(answer: AdyenAnswer): ModificationOutcome {
  if (answer.kind !== 'ANSWERED') return readFailure(answer);
  const reference = textOf(answer.body, 'pspReference');
  return reference ? { status: 'RECEIVED', reference } : UNREADABLE;
}
