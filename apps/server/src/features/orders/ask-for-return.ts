import { type Order, planReturn, type ReturnRefusal, type ReturnRequest } from '@wattle/domain/order';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { saveLocked } from '../../store/lock-order.ts';
import { findNoted, noteEvent } from '../../store/order-events.ts';
import type { RefundDeps } from './order-deps.ts';

export type ReturnCommand = { readonly orderNumber: string; readonly request: ReturnRequest; readonly key: string };
export type ReturnAnswer = Success<Order> | Rejected<ReturnRefusal | 'ORDER_NOT_FOUND'>;

/** Saves a return request and mails the shopper. The same key is the same return. */
export async function askForReturn(deps: RefundDeps, command: ReturnCommand): Promise<ReturnAnswer> {
  const { orderNumber, request } = command;
  const key = `return ${orderNumber} ${command.key}`;
  const answer = await deps.store.orders.change<ReturnAnswer>(orderNumber, async (tx, order) => {
    if (await findNoted(tx, key)) return success(order);
    const planned = planReturn(order, request, Date.now());
    if (planned.status !== 'SUCCESS') return planned;
    const asked = planned.value;
    const saved = { ...order, returns: [...(order.returns ?? []), asked] };
    const { id, reason, lines } = asked;
    await noteEvent(tx, { orderNumber, actor: 'shopper', kind: 'RETURN_ASKED', data: { id, reason, lines }, key });
    await saveLocked(tx, saved);
    await deps.letters.returnAsked(tx, saved, { asked });
    return success(saved);
  });
  return answer ?? rejected({ code: 'ORDER_NOT_FOUND' });
}
