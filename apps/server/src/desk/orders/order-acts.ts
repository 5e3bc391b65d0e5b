import type { Order } from '@wattle/domain/order';
import { rejected } from '@wattle/domain/results';
import { z } from 'zod';
import { acceptReturn, declineReturn } from '../../features/orders/answer-return.ts';
import { loadRefundFacts } from '../../features/orders/apply-refund.ts';
import { cancelOrder } from '../../features/orders/cancel-order.ts';
import { changeAddress } from '../../features/orders/change-address.ts';
import { changeDay } from '../../features/orders/change-day.ts';
import { refundOrder } from '../../features/orders/refund-order.ts';
import { type DeskAct, defineAct } from '../desk-act.ts';
import { changeOrder, orderPath } from './change-order.ts';
import { actorOf } from './desk-actor.ts';
import { mailActs } from './mail-acts.ts';
import { moveActs } from './move-acts.ts';
import { KEY, ORDER_FIELDS, orderSubject, SLOT } from './order-fields.ts';
import { readGifts, readRefund, workOutRefund } from './refund-form.ts';

/** The fields of a form by name, as a page's address has them. */
const fieldsOf = (form: Readonly<Record<string, unknown>>) => ({
  get: (name: string): string | null => {
    const value = form[name];
    return typeof value === 'string' ? value : null;
  },
});

const cancel = defineAct({
  name: 'order.cancel',
  path: '/desk/orders/:number/cancel',
  role: 'orders',
  form: z.object({ ...ORDER_FIELDS, reason: z.string().max(300).default(''), note: z.string().max(500).default('') }),
  subject: orderSubject,
  run: (parts, request) =>
    changeOrder(parts, request, {
      said: 'cancelled',
      panel: { name: 'cancel', fields: fieldsOf(request.form) },
      action: `${orderPath(request.params.number ?? '')}/cancel`,
      typed: request.form,
      work: ({ deps }) =>
        cancelOrder(deps, {
          orderNumber: request.params.number ?? '',
          actor: actorOf(request.who),
          reason: request.form.reason,
          note: request.form.note.trim(),
        }),
    }),
});

const refund = defineAct({
  name: 'order.refund',
  path: '/desk/orders/:number/refund',
  role: 'orders',
  // lines are fields of their own: take.<line>, qty.<line>
  form: z.object({ ...ORDER_FIELDS, expected: z.coerce.number().int() }).catchall(z.string()),
  subject: orderSubject,
  run: (parts, request) => {
    const orderNumber = request.params.number ?? '';
    const fields = fieldsOf(request.form);
    const actor = actorOf(request.who);
    return changeOrder(parts, request, {
      said: 'refunded',
      panel: { name: 'refund', fields },
      action: `${orderPath(orderNumber)}/refund`,
      typed: request.form,
      async work({ deps }) {
        const record = await deps.store.orders.find(orderNumber);
        if (!record) return rejected({ code: 'ORDER_NOT_FOUND' });
        const order = record.data as Order;
        const read = readRefund(order, fields);
        if (read.refusals.length > 0) return rejected({ code: 'AmountInvalid' });
        const facts = await loadRefundFacts(parts.db, order, { actor, nowMs: request.nowMs });
        const { plan } = workOutRefund(order, read, facts);
        // what happens is what was shown, to the cent
        if (plan && plan.amountCents !== request.form.expected) return rejected({ code: 'RefundNotAsShown' });
        return refundOrder(deps, { orderNumber, actor, key: request.form.key, request: read.request });
      },
    });
  },
});

const answer = defineAct({
  name: 'order.return',
  path: '/desk/orders/:number/return',
  role: 'orders',
  form: z
    .object({
      ...ORDER_FIELDS,
      returnId: z.string().max(64),
      verdict: z.enum(['accept', 'decline']),
      answer: z.string().max(500).default(''),
      restock: z.string().default('no'),
      // gifts are fields of their own: gift.<line>
    })
    .catchall(z.string()),
  subject: orderSubject,
  run: (parts, request) => {
    const { returnId, verdict, answer: words, restock } = request.form;
    const orderNumber = request.params.number ?? '';
    return changeOrder(parts, request, {
      said: verdict === 'accept' ? 'return-accepted' : 'return-declined',
      panel: { name: 'return', fields: fieldsOf(request.form) },
      action: `${orderPath(orderNumber)}/return`,
      typed: request.form,
      async work({ deps }) {
        const decision = { orderNumber, returnId, actor: actorOf(request.who), answer: words };
        if (verdict === 'decline') return declineReturn(deps, decision);
        const record = await deps.store.orders.find(orderNumber);
        const gifts = record ? readGifts(record.data as Order, fieldsOf(request.form)) : {};
        const how = { deliveryCents: 0, restock: restock !== 'no', order: 'SHARES' as const, reason: '' };
        return acceptReturn(deps, { ...decision, ...how, gifts });
      },
    });
  },
});

const day = defineAct({
  name: 'order.day',
  path: '/desk/orders/:number/day',
  role: 'orders',
  form: z.object({ ...ORDER_FIELDS, slot: SLOT }),
  subject: orderSubject,
  run: (parts, request) => {
    const [wantedDay = '', window = null] = request.form.slot.split(' ');
    const orderNumber = request.params.number ?? '';
    return changeOrder(parts, request, {
      said: 'day-changed',
      panel: { name: 'day', fields: fieldsOf(request.form) },
      action: `${orderPath(orderNumber)}/day`,
      typed: request.form,
      work: ({ deps }) =>
        changeDay(deps, { orderNumber, actor: actorOf(request.who), wanted: { day: wantedDay, window } }),
    });
  },
});

const address = defineAct({
  name: 'order.address',
  path: '/desk/orders/:number/address',
  role: 'orders',
  form: z.object({
    ...ORDER_FIELDS,
    street1: z.string().max(50),
    street2: z.string().max(50).default(''),
    note: z.string().max(300).default(''),
  }),
  subject: orderSubject,
  run: (parts, request) => {
    const { street1, street2, note: words } = request.form;
    const orderNumber = request.params.number ?? '';
    return changeOrder(parts, request, {
      said: 'address-changed',
      panel: { name: 'address', fields: fieldsOf(request.form) },
      action: `${orderPath(orderNumber)}/address`,
      typed: request.form,
      work: ({ deps }) =>
        changeAddress(deps, { orderNumber, actor: actorOf(request.who), wanted: { street1, street2, note: words } }),
    });
  },
});

const note = defineAct({
  name: 'order.note',
  path: '/desk/orders/:number/note',
  role: 'orders',
  form: z.object({ key: KEY, note: z.string().trim().min(1).max(1000) }),
  subject: orderSubject,
  async run({ store }, { params, who, form, record }) {
    const number = params.number ?? '';
    if (!(await store.orders.find(number))) return { status: 'NOT_FOUND' };
    await record(async ({ orderNotes }) => {
      await orderNotes.add(number, who.name, form.note);
      return { result: null, change: { before: null, after: { note: form.note } } };
    });
    return { status: 'DONE', to: orderPath(number), said: 'noted' };
  },
});

/** Everything that staff do to orders. */
export const orderActs: readonly DeskAct[] = [...moveActs, cancel, refund, answer, day, address, note, ...mailActs];
