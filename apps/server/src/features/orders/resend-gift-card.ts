import { mayResend, type ResendRefusal } from '@wattle/domain/gift-card';
import { actorName, type Order, type OrderActor } from '@wattle/domain/order';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { listOrderEvents, noteEvent } from '../../store/order-events.ts';
import type { OrderDeps } from './order-deps.ts';

export type ResendDeps = Pick<OrderDeps, 'store' | 'resendCards'>;
export type ResendCommand = { readonly orderNumber: string; readonly lineId: string; readonly actor: OrderActor };
export type ResendAnswer = Success<Order> | Rejected<ResendRefusal | 'ORDER_NOT_FOUND'>;

const KIND = 'GIFT_CARD_RESENT';

/** Mails the gift cards of a line again, if any is still active. The shopper's limit is counted from the journal. */
export async function resendGiftCard(deps: ResendDeps, command: ResendCommand): Promise<ResendAnswer> {
  const { orderNumber, lineId, actor } = command;
  const at = Date.now();
  const answer = await deps.store.orders.change<ResendAnswer>(orderNumber, async (tx, order) => {
    const events = (await listOrderEvents(tx, [orderNumber])).get(orderNumber) ?? [];
    const sent = events.filter(({ kind, data }) => kind === KIND && data.lineId === lineId);
    const sentAt = sent.map((event) => event.at.getTime());
    if (actor.kind === 'SHOPPER' && !mayResend(sentAt, at)) return rejected({ code: 'GiftCardJustSent' });
    const count = await deps.resendCards(tx, { order, lineId, at });
    if (count === 0) return rejected({ code: 'GiftCardInactive' });
    await noteEvent(tx, { orderNumber, actor: actorName(actor), kind: KIND, data: { lineId, count } });
    return success(order);
  });
  return answer ?? rejected({ code: 'ORDER_NOT_FOUND' });
}
