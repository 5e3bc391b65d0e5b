import { actorName, type OrderStatus } from '@wattle/domain/order';
import { rejected, success } from '@wattle/domain/results';
import { z } from 'zod';
import { askChanges } from '../../features/orders/ask-changes.ts';
import { guardOrder, OrderChanged } from '../../store/guard-order.ts';
import { moveOrderOn } from '../../store/move-orders.ts';
import { createStore } from '../../store/store.ts';
import { type ActRequest, type DeskAct, defineAct } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import { changeOf, changeOrder, type GuardedDeps, orderPath } from './change-order.ts';
import { actorOf } from './desk-actor.ts';
import { KEY, ORDER_FIELDS, orderSubject } from './order-fields.ts';

/** Where the desk moves orders; payments decide the rest, and cancelling and refunding are acts of their own. */
const MOVES = ['PACKED', 'ON_THE_WAY', 'READY_TO_COLLECT', 'DELIVERED', 'COLLECTED'] as const;

type Moved = { readonly orderNumber: string; readonly next: OrderStatus; readonly note: string };

async function moveIt({ deps, db }: GuardedDeps, { who }: Pick<ActRequest<unknown>, 'who'>, moved: Moved) {
  const to = { ...moved, nowMs: Date.now(), actor: actorName(actorOf(who)) };
  const result = await moveOrderOn(db, to, deps.saveWithOrder);
  if (result === 'NOT_FOUND') return rejected({ code: 'ORDER_NOT_FOUND' });
  if (result === 'REFUSED') return rejected({ code: 'OrderStateInvalid' });
  await askChanges(deps, moved.orderNumber);
  // a mail tells the shopper
  deps.onPlaced();
  return success(result);
}

const move = defineAct({
  name: 'order.move',
  path: '/desk/orders/:number/move',
  role: 'orders',
  form: z.object({
    ...ORDER_FIELDS,
    to: z.enum(MOVES),
    note: z.string().max(300).default(''),
    /** Of the list it was done in. */
    back: z
      .string()
      .regex(/^\/desk\/orders(\?[\w=&%~.:+-]*)?$/)
      .optional(),
  }),
  subject: orderSubject,
  async run(parts, request) {
    const orderNumber = request.params.number ?? '';
    const { to: next, note, back } = request.form;
    const result = await changeOrder(parts, request, {
      said: `moved-${next.toLowerCase()}`,
      panel: { name: '', fields: new URLSearchParams() },
      action: `${orderPath(orderNumber)}/move`,
      typed: request.form,
      work: (guarded) => moveIt(guarded, request, { orderNumber, next, note: note.trim() }),
    });
    return result.status === 'DONE' && back !== undefined ? { ...result, to: back } : result;
  },
});

/** `W-204911 7`: an order, and the version that was seen. */
const CHOSEN = z.string().regex(/^[\w-]{1,40} \d{1,12}$/);

async function packOne(parts: DeskParts, request: ActRequest<unknown>, chosen: string): Promise<boolean> {
  const [number = '', seen] = chosen.split(' ');
  const version = Number(seen);
  const db = guardOrder(parts.db, {
    ...{ number, version },
    onChange: (tx, before, after) =>
      request.audit(tx, { ...changeOf(before, after, version), subject: { kind: 'order', id: number }, key: null }),
  });
  const deps = { ...parts.orders, store: createStore(db) };
  try {
    const moved = { orderNumber: number, next: 'PACKED' as const, note: '' };
    return (await moveIt({ deps, db }, request, moved)).status === 'SUCCESS';
  } catch (error) {
    if (error instanceof OrderChanged) return false;
    throw error;
  }
}

const packMany = defineAct({
  name: 'orders.pack',
  path: '/desk/orders/pack',
  role: 'orders',
  form: z.object({ key: KEY, chosen: z.array(CHOSEN).min(1).max(100) }),
  subject: ({ form }) => ({ kind: 'orders', id: form.chosen.map((one) => one.split(' ')[0]).join(' ') }),
  async run(parts, request) {
    let packed = 0;
    for (const one of request.form.chosen) if (await packOne(parts, request, one)) packed += 1;
    const said = packed === request.form.chosen.length ? 'packed' : packed === 0 ? 'packed-none' : 'packed-some';
    return { status: 'DONE', to: '/desk/orders', said, change: { before: null, after: { packed } } };
  },
});

export const moveActs: readonly DeskAct[] = [move, packMany];
