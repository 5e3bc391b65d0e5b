import { actorName, type OrderStatus } from '@wattle/domain/order';
import { rejected, success } from '@wattle/domain/results';
import { askChanges } from '../../features/orders/ask-changes.ts';
import { moveOrderOn } from '../../store/move-orders.ts';
import type { ActRequest } from '../desk-act.ts';
import type { GuardedDeps } from './change-order.ts';
import { actorOf } from './desk-actor.ts';

type Moved = { readonly orderNumber: string; readonly next: OrderStatus; readonly note: string };

/** Moves an order on, asks the provider for what that means for its money, and has its shopper mailed. */
export async function moveIt({ deps, db }: GuardedDeps, { who }: Pick<ActRequest<unknown>, 'who'>, moved: Moved) {
  const to = { ...moved, nowMs: Date.now(), actor: actorName(actorOf(who)) };
  const result = await moveOrderOn(db, to, deps.saveWithOrder);
  if (result === 'NOT_FOUND') return rejected({ code: 'ORDER_NOT_FOUND' });
  if (result === 'REFUSED') return rejected({ code: 'OrderStateInvalid' });
  await askChanges(deps, moved.orderNumber);
  // a mail tells the shopper
  deps.onPlaced();
  return success(result);
}
