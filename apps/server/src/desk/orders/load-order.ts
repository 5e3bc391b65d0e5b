import { randomUUID } from 'node:crypto';
import type { OrderPanel, OrderView, RefundPanel, TimelineEntry } from '@wattle/contract/desk';
import {
  canCancelOrder,
  canChangeAddress,
  canChangeDay,
  canRefund,
  lineCode,
  type Order,
  previewCancel,
  type VariantDemand,
} from '@wattle/domain/order';
import { shopToday } from '@wattle/messages/shop-today';
import { loadRefundFacts } from '../../features/orders/apply-refund.ts';
import { listDaysFor } from '../../features/orders/change-day.ts';
import type { BoughtCard } from '../../store/gift-cards.ts';
import type { KeptMail } from '../../store/mails.ts';
import type { OrderEventRow } from '../../store/order-events.ts';
import { listProblems } from '../../store/order-problems.ts';
import { previewRestock } from '../../store/sold-units.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskRequest, ShownView } from '../desk-screen.ts';
import { actorOf } from './desk-actor.ts';
import { movesOf } from './order-row.ts';
import { type RefundFields, readRefund, workOutRefund } from './refund-form.ts';

const MAILS_MAX = 50;

/** What is open beside the order, and what was typed there. */
export type PanelAsked = { readonly name: string; readonly fields: RefundFields };

/** What an act that did not go through adds to the page. */
export type OrderMore = Partial<Pick<OrderView, 'refusals' | 'conflict'>>;

const noteOf = (data: Readonly<Record<string, unknown>>): string => {
  const { note, reason, answer, to, day } = data;
  return [note, reason, answer, to, day].find((text) => typeof text === 'string' && text !== '')?.toString() ?? '';
};

/** The order's own history with who moved it, and what else people did. How calls of the provider went is not of use. */
function timelineOf({ history }: Order, events: readonly OrderEventRow[]): TimelineEntry[] {
  const moved = history.map(({ status, at, note }): TimelineEntry => {
    const event = events.find(({ kind }) => kind === `MOVED_${status}` || (kind === 'CANCELLED' && status === kind));
    return { at, kind: status, actor: event?.actor ?? '', amountCents: null, note };
  });
  const others = events
    .filter(({ kind }) => !/^MOVED_|^CANCELLED$|_(OPEN|SENT|DONE)$/.test(kind))
    .map(({ at, kind, actor, amountCents, data }) => ({
      at: at.getTime(),
      kind,
      actor,
      amountCents,
      note: noteOf(data),
    }));
  return [...moved, ...others].sort((a, b) => a.at - b.at);
}

/** One whose text is worth money, or was erased, is not sent again from here. */
export const canResend = ({ kind, html }: KeptMail): boolean => kind.startsWith('ORDER_') && html !== '';

function codeOf(lines: Order['lines'], wanted: string): string {
  const line = lines.find(({ variantId }) => variantId === wanted);
  return line ? lineCode(line) : wanted;
}

/** What the shelves have before and after goods come back. */
async function stockThen(
  { db, store }: DeskParts,
  { number, lines }: Order,
  restocked: readonly VariantDemand[],
): Promise<RefundPanel['stock']> {
  const [then, stores] = await Promise.all([previewRestock(db, number, restocked), store.stores.list()]);
  return then.map(({ variantId, storeId, before, after }) => ({
    sku: codeOf(lines, variantId),
    place: stores.find(({ id }) => id === storeId)?.name ?? storeId,
    ...{ before, after },
  }));
}

async function panelOf(
  parts: DeskParts,
  order: Order,
  { who, nowMs }: DeskRequest,
  { name, fields }: PanelAsked,
): Promise<OrderPanel | null> {
  const actor = actorOf(who);
  switch (name) {
    case 'refund': {
      const facts = await loadRefundFacts(parts.db, order, { actor, nowMs });
      const { restocked, ...worked } = workOutRefund(order, readRefund(order, fields), facts);
      return { ...worked, stock: await stockThen(parts, order, restocked) };
    }
    case 'cancel':
      return { kind: 'cancel', plan: previewCancel(order), reason: fields.get('reason') ?? '' };
    case 'day':
      return { kind: 'day', days: await listDaysFor(parts.orders, order, actor) };
    case 'address': {
      const { shipping } = order;
      if (shipping.type !== 'DELIVERY') return null;
      const typed = (name: string, now: string): string => fields.get(name) ?? now;
      return {
        kind: 'address',
        street1: typed('street1', shipping.address.street1),
        street2: typed('street2', shipping.address.street2),
        note: typed('note', shipping.note),
        suburb: `${shipping.address.suburb} ${shipping.address.state} ${shipping.address.postcode}`,
      };
    }
    case 'return': {
      const returnId = fields.get('returnId') ?? order.returns?.find(({ state }) => state === 'ASKED')?.id;
      return returnId === undefined ? null : { kind: 'return', returnId, answer: fields.get('answer') ?? '' };
    }
    default:
      return null;
  }
}

const isSpendable = ({ amountRemainingCents, suspended }: BoughtCard): boolean =>
  amountRemainingCents > 0 && !suspended;

/** One order with everything that staff need to know of it. */
export async function loadOrder(
  parts: DeskParts,
  request: DeskRequest,
  panel: PanelAsked,
  more: OrderMore = {},
): Promise<ShownView | 'NOT_FOUND'> {
  const { store, db } = parts;
  const number = request.params.number ?? '';
  const found = await store.deskOrders.find(number, shopToday(request.nowMs));
  if (!found) return 'NOT_FOUND';
  const order = found.data as Order;
  const { email } = order.contact;
  const [events, notes, mails, problems, ordersOfCustomer, cards] = await Promise.all([
    store.orderEvents.list(number),
    store.orderNotes.list(number),
    store.mails.listAbout(email, number, MAILS_MAX),
    listProblems(db, [number]),
    store.orders.countFor(email),
    store.giftCards.listOf(number),
  ]);
  const view: OrderView = {
    ...{ order, version: found.version, key: randomUUID(), problem: found.problem, ordersOfCustomer },
    problems: (problems.get(number) ?? [])
      .filter(({ solvedAt }) => solvedAt === null)
      .map(({ id, kind, amountCents }) => ({ id, kind, amountCents })),
    timeline: timelineOf(order, events),
    notes: notes.map(({ id, at, actor, note }) => ({ id, at: at.getTime(), actor, note })),
    mails: mails.map((mail) => ({
      ...{ id: mail.id, subject: mail.subject, at: mail.createdAt, state: mail.state, canResend: canResend(mail) },
    })),
    moves: movesOf(order),
    canCancel: canCancelOrder(order, actorOf(request.who)),
    canRefund: canRefund(order),
    canChangeDay: canChangeDay(order, actorOf(request.who)),
    canChangeAddress: canChangeAddress(order, actorOf(request.who)),
    cardLines: [...new Set(cards.filter(isSpendable).map(({ lineId }) => lineId))],
    panel: await panelOf(parts, order, request, panel),
    ...{ refusals: [], conflict: null, ...more },
  };
  const { firstName, lastName } = order.contact;
  const back = { href: '/desk/orders', title: number, note: `${firstName} ${lastName}`.trim() };
  return { view: { kind: 'order', ...view }, back };
}
