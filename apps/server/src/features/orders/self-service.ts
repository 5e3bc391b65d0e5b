import type { CallValue } from '@wattle/contract';
import type { Order, RefundReason } from '@wattle/domain/order';
import { rejected, success } from '@wattle/domain/results';
import type { Caller, Handler } from '../../answers/handlers.ts';
import { claimGuestOrders } from '../../identity/claim-guest-orders.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import { askForReturn, type ReturnAnswer } from './ask-for-return.ts';
import { cancelOrder } from './cancel-order.ts';
import { guestOrder } from './find-guest-order.ts';
import type { RefundDeps } from './order-deps.ts';
import type { OrderReader } from './read-order.ts';

type OrderValue = CallValue<'loadOrder'>;

/** Without a key, a double click would request two returns. */
const KEY_MISSING = rejected({ code: 'MISSING_DATA' as const, field: 'Idempotency-Key' });
const NOT_FOUND = rejected({ code: 'ORDER_NOT_FOUND' as const });

/** One of the customer's orders. Someone else's order is not found. */
export async function ownOrder(
  { store }: Pick<RefundDeps, 'store'>,
  read: OrderReader,
  caller: Caller,
  number: string,
) {
  await claimGuestOrders(store, caller);
  const record = await store.orders.findOf(caller.sub, number);
  return record && read(record);
}

/** The order as its shopper sees it, without internal fields. */
export function shownOrder(read: OrderReader, order: Order) {
  const shown = read({ number: order.number, placedAt: 0, status: order.status, data: order });
  return shown ? success(shown) : NOT_FOUND;
}

/** The reasons against cancelling that a shopper may see. */
const toldReason = (
  code: RefundReason | 'ORDER_NOT_FOUND',
): 'GiftCardUsed' | 'ORDER_NOT_FOUND' | 'OrderStateInvalid' =>
  code === 'GiftCardUsed' || code === 'ORDER_NOT_FOUND' ? code : 'OrderStateInvalid';

async function cancelTheirs(deps: RefundDeps, read: OrderReader, { number }: OrderValue) {
  const command = { orderNumber: number, actor: { kind: 'SHOPPER' as const }, reason: 'by the shopper' };
  const answer = await cancelOrder(deps, command);
  deps.onPlaced();
  if (answer.status !== 'SUCCESS') return rejected(...answer.reasons.map(({ code }) => ({ code: toldReason(code) })));
  return shownOrder(read, answer.value);
}

function returned(deps: RefundDeps, read: OrderReader, answer: ReturnAnswer) {
  deps.onPlaced();
  if (answer.status !== 'SUCCESS') return answer;
  return shownOrder(read, answer.value);
}

/** Cancels a customer's order that has not been packed. */
export const cancelOwnOrder =
  (deps: RefundDeps, read: OrderReader): Handler<'cancelOrder'> =>
  ({ number }, { caller }) =>
    orDatabaseAway(async () => {
      const order = await ownOrder(deps, read, caller, number);
      return order ? cancelTheirs(deps, read, order) : NOT_FOUND;
    });

/** The same for a guest who can prove the order is theirs. */
export const cancelGuestOrder =
  (deps: RefundDeps, read: OrderReader): Handler<'cancelGuestOrder'> =>
  (asked) =>
    orDatabaseAway(async () => {
      const order = await guestOrder(deps, read, asked);
      return order ? cancelTheirs(deps, read, order) : NOT_FOUND;
    });

/** Saves a customer's return request. */
export const askForOwnReturn =
  (deps: RefundDeps, read: OrderReader): Handler<'askForReturn'> =>
  ({ number, ...request }, { caller, idempotencyKey: key }) =>
    orDatabaseAway(async () => {
      if (key === undefined) return KEY_MISSING;
      const order = await ownOrder(deps, read, caller, number);
      if (!order) return NOT_FOUND;
      return returned(deps, read, await askForReturn(deps, { orderNumber: order.number, request, key }));
    });

/** The same for a guest who can prove the order is theirs. */
export const askForGuestReturn =
  (deps: RefundDeps, read: OrderReader): Handler<'askForGuestReturn'> =>
  ({ number, email, key: proof, ...request }, { idempotencyKey: key } = {}) =>
    orDatabaseAway(async () => {
      if (key === undefined) return KEY_MISSING;
      const order = await guestOrder(deps, read, { number, email, key: proof });
      if (!order) return NOT_FOUND;
      return returned(deps, read, await askForReturn(deps, { orderNumber: order.number, request, key }));
    });
