import { randomUUID } from 'node:crypto';
import type { Order, OrderActor, OrderStatus, RefundRequest } from '@wattle/domain/order';
import type { Database } from '../../../store/database.ts';
import { moveOrderOn } from '../../../store/move-orders.ts';
import { askChanges } from '../ask-changes.ts';
import { cancelOrder } from '../cancel-order.ts';
import { captureWhenGone } from '../capture-when-gone.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { PlaceOrderCommand } from '../order-key.ts';
import { refundOrder } from '../refund-order.ts';
import { takePaymentEvents } from '../take-payment-events.ts';
import { commandOf, kettle, paidByCard, paidByGiftCard, placeBy } from './order-shop.ts';
import type { ScriptedPayment } from './scripted-payment.ts';

export const ADA: OrderActor = { kind: 'STAFF', role: 'MANAGER', name: 'Ada' };

/** A kettle for $90 with a promotion that has a limit: $30 by gift card and $60 by card. */
export const mixedOrder = () =>
  kettle(0, {
    promoCodes: ['PLENTY'],
    expectedPromotions: [{ promotionId: 'plenty', versionId: 'plenty-1' }],
    payment: { methods: [paidByGiftCard('GIFT2', 30), paidByCard(60)] },
  });

/** What shoppers, staff and the provider do to orders in a test. */
export function refundShop(db: Database, deps: OrderDeps, provider: ScriptedPayment) {
  const orderOf = async (number: string): Promise<Order> => {
    const found = await deps.store.orders.find(number);
    if (!found) throw new Error(`There is no order ${number}.`);
    return found.data as Order;
  };
  return {
    orderOf,
    async place(request: PlaceOrderCommand['request'] = mixedOrder()): Promise<string> {
      const answer = await placeBy(deps)(commandOf(request));
      if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
      return answer.value.orderNumber;
    },
    /** Says where an order is, and asks the provider for what follows from it. */
    async move(orderNumber: string, next: OrderStatus, by: OrderDeps = deps) {
      const result = await moveOrderOn(
        db,
        { orderNumber, next, note: '', nowMs: Date.now(), actor: 'staff' },
        captureWhenGone,
      );
      await askChanges(by, orderNumber);
      return result;
    },
    cancel: (orderNumber: string, actor: OrderActor = ADA, by: OrderDeps = deps) =>
      cancelOrder(by, { orderNumber, actor, reason: 'test' }),
    refund: (orderNumber: string, request: Partial<RefundRequest>, by: OrderDeps = deps, key: string = randomUUID()) =>
      refundOrder(by, {
        ...{ orderNumber, actor: ADA, key },
        request: {
          lines: [],
          deliveryCents: 0,
          goodwillCents: 0,
          restock: true,
          order: 'SHARES',
          cause: null,
          reason: 'test',
          ...request,
        },
      }),
    /** Sends the provider's webhooks for all requests. */
    news: () => takePaymentEvents(deps)(provider.changeNews()),
    letters: async (number: string) =>
      (await db.query<{ kind: string }>('select kind from test_refund_letters where order_number = $1', [number])).map(
        ({ kind }) => kind,
      ),
    changes: async (number: string) =>
      (await deps.store.paymentChanges.list(number)).map(({ leg, kind, state, amountCents }) =>
        [leg, kind, state, amountCents].join(' '),
      ),
    problems: async () => (await deps.store.orderProblems.listOpen(100)).map(({ kind }) => kind),
    stockOf: async (id: string) => (await deps.store.stock.list([id]))[0]?.qty ?? 0,
    cardCents: async (code: string) =>
      (await db.query<{ n: number }>('select amount_remaining_cents as n from vouchers where code = $1', [code]))[0]?.n,
    uses: async (number: string) =>
      (await db.query('select promotion_id from promotion_uses where order_number = $1', [number])).length,
    journal: async (number: string) =>
      (await deps.store.orderEvents.list(number)).map(({ actor, kind, amountCents }) =>
        [actor, kind, amountCents ?? ''].join(' ').trim(),
      ),
  };
}
