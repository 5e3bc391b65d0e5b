import { objectOf, textOf } from '../../json.ts';
import { type Outcome, outcomeOf } from '../forced-outcomes.ts';
import type { PaymentRecord } from '../records.ts';
import { json, readToken } from '../service-context.ts';
import { missing, sayError } from '../service-error.ts';
import { settle } from '../settle.ts';
import { writePayment } from '../write-payment.ts';
import type { Operation } from './operation.ts';

/** A failed authentication is a refusal. */
const afterThreeDs = ({ authentication, planned }: PaymentRecord): Outcome =>
  authentication === 'PASSED' ? planned : outcomeOf('NOT_3D_AUTHENTICATED');

/** Continues after the shopper's step. The payment is settled once, however often this is called. */
export const continuePayment: Operation = async (service, tx, { body }) => {
  const details = objectOf(body, 'details');
  if (!details) return missing('details');
  const token = textOf(details, 'redirectResult') ?? textOf(details, 'payload') ?? '';
  const payment = await tx.find('payment', readToken(service, 'RESULT', token) ?? '');
  if (!payment) return sayError(422, '14_0423', 'The details are not of a payment.');
  if (payment.state === 'OPEN' && payment.authentication !== null)
    return json(200, writePayment(service, await settle(service, tx, payment, afterThreeDs(payment))));
  const order = payment.partialOrder === null ? null : ((await tx.find('partialOrder', payment.partialOrder)) ?? null);
  return json(200, writePayment(service, { payment, order }));
};
