import { objectOf, textOf } from '../../json.ts';
import type { PartialOrderRecord } from '../records.ts';
import { json, newOrderData, newReference } from '../service-context.ts';
import { missing, sayError } from '../service-error.ts';
import { PARTIAL_ORDER_SECONDS } from '../settings.ts';
import { putOrder } from '../settle.ts';
import { undoOrder } from '../undo-order.ts';
import { writeOrder } from '../write-payment.ts';
import { type Operation, readAmount } from './operation.ts';

export const createOrder: Operation = async (service, tx, { body }) => {
  const [amount, reference] = [readAmount(body), textOf(body, 'reference')];
  if (!amount || amount.value === 0) return sayError(422, '100', 'No amount specified');
  if (!reference) return sayError(422, '130', 'Reference Missing');
  const asked = Date.parse(textOf(body, 'expiresAt') ?? '');
  const pspReference = newReference();
  const order: PartialOrderRecord = {
    ...amount,
    pspReference,
    merchantReference: reference,
    remainingValue: amount.value,
    state: 'OPEN',
    orderData: newOrderData(pspReference),
    payments: [],
    expiresAt: Number.isNaN(asked) ? service.clock() + PARTIAL_ORDER_SECONDS * 1000 : asked,
  };
  putOrder(tx, order);
  return json(200, { ...writeOrder(order), resultCode: 'Success' });
};

export const cancelOrder: Operation = async (service, tx, { body }) => {
  const given = objectOf(body, 'order');
  if (!given) return missing('order');
  const order = await tx.find('partialOrder', textOf(given, 'pspReference') ?? '');
  if (order?.state !== 'OPEN' || order.orderData !== textOf(given, 'orderData'))
    return sayError(422, '14_0424', 'The order is not open, or its data is not the latest.');
  await undoOrder(service, tx, order);
  return json(200, { pspReference: newReference(), resultCode: 'Received' });
};
