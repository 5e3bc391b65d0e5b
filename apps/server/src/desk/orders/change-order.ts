import type { OrderConflict } from '@wattle/contract/desk';
import { hasLeft, keptOf, type Order } from '@wattle/domain/order';
import type { Rejected, Success } from '@wattle/domain/results';
import type { OrderDeps } from '../../features/orders/order-deps.ts';
import type { Database } from '../../store/database.ts';
import { guardOrder, OrderChanged } from '../../store/guard-order.ts';
import { createStore } from '../../store/store.ts';
import type { ActRequest, ActResult } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import { DoneBefore } from '../record-act.ts';
import { loadOrder, type PanelAsked } from './load-order.ts';
import { toRefusal } from './refund-form.ts';

/** What every form about an order carries. */
export type OrderForm = { readonly version: number; readonly key: string };

/** The deps of a change that is done once, to the version that somebody saw, and written down. */
export type GuardedDeps = { readonly deps: OrderDeps; readonly db: Database };

/** The order fields that the audit log records before and after. */
const briefOf = ({ status, shipping, refunds = [], returns = [], ...order }: Order) => ({
  status,
  day: shipping.day,
  window: shipping.window ?? null,
  address: shipping.type === 'DELIVERY' ? `${shipping.address.street1} ${shipping.address.street2}`.trim() : null,
  driverNote: shipping.type === 'DELIVERY' ? shipping.note : null,
  keptCents: keptOf({ ...order, refunds }).cents,
  refunds: refunds.map(({ id, amountCents }) => ({ id, amountCents })),
  returns: returns.map(({ id, state }) => ({ id, state })),
});

/** What went back to the shopper by this change, and whether the goods were with them. */
function gaveBy(before: Order, after: Order) {
  const earlier = new Set((before.refunds ?? []).map(({ id }) => id));
  const fresh = (after.refunds ?? []).filter(({ id }) => !earlier.has(id));
  if (fresh.length === 0) return {};
  const cents = fresh.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const goodwillCents = fresh.reduce((sum, one) => sum + one.goodwillCents, 0);
  return { gave: { cents, goodwillCents, hadLeft: hasLeft(before) } };
}

/** Only what differs, and the version before and after. */
export function changeOf(before: Order, after: Order, version: number) {
  const [was, is] = [briefOf(before), briefOf(after)];
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  const pick = (brief: typeof is) => Object.fromEntries(changed.map((field) => [field, brief[field]]));
  return { before: { version, ...pick(was) }, after: { version: version + 1, ...pick(is), ...gaveBy(before, after) } };
}

export const orderPath = (number: string): string => `/desk/orders/${encodeURIComponent(number)}`;

type Answer = Success<unknown> | Rejected<string>;

export type OrderChange<Form> = {
  readonly said: string;
  /** Where the form stands, with what was typed in it. */
  readonly panel: PanelAsked;
  readonly action: string;
  readonly typed: Form;
  work(guarded: GuardedDeps): Promise<Answer>;
};

/** Does something to an order for the version that somebody saw, or shows what somebody else did meanwhile. */
export async function changeOrder<Form extends OrderForm>(
  parts: DeskParts,
  request: ActRequest<Form>,
  { said, panel, action, typed, work }: OrderChange<Form>,
): Promise<ActResult> {
  const number = request.params.number ?? '';
  const done: ActResult = { status: 'DONE', to: orderPath(number), said };
  if (await request.isDone()) return done;
  const { version } = request.form;
  const db = guardOrder(parts.db, {
    ...{ number, version },
    onChange: (tx, before, after) => request.audit(tx, changeOf(before, after, version)),
  });
  try {
    const answer = await work({ deps: { ...parts.orders, store: createStore(db) }, db });
    if (answer.status === 'SUCCESS') {
      // many changes mail the shopper
      parts.mail.wake();
      return done;
    }
    const shown = await loadOrder(parts, request, panel, { refusals: answer.reasons.map(toRefusal) });
    return shown === 'NOT_FOUND' ? { status: 'NOT_FOUND' } : { status: 'REFUSED', shown };
  } catch (error) {
    // pressed twice at once: it is done once
    if (error instanceof DoneBefore || (error instanceof OrderChanged && (await request.isDone()))) return done;
    if (!(error instanceof OrderChanged)) throw error;
    const conflict = await conflictOf(parts, number, typed, action);
    const shown = await loadOrder(parts, request, { name: '', fields: panel.fields }, { conflict });
    return shown === 'NOT_FOUND' ? { status: 'NOT_FOUND' } : { status: 'CONFLICT', shown };
  }
}

const versionOf = (before: unknown): number =>
  typeof before === 'object' && before !== null && 'version' in before ? Number(before.version) : -1;

/** Who did what since the form was made, and what was typed in it. */
async function conflictOf(
  { store }: DeskParts,
  number: string,
  typed: OrderForm,
  action: string,
): Promise<OrderConflict> {
  const log = await store.deskAudit.listOf('order', number, 20);
  const byDesk = log.filter(({ before }) => versionOf(before) >= typed.version);
  const events = byDesk.length > 0 ? [] : (await store.orderEvents.list(number)).slice(-1);
  return {
    was: typed.version,
    theirs: [
      ...byDesk.map(({ actor, act, at }) => ({ actor, act, at })),
      ...events.map(({ actor, kind, at }) => ({ actor, act: kind, at: at.getTime() })),
    ],
    action,
    yours: Object.entries(typed)
      .filter(([name]) => name !== 'version')
      .map(([name, value]) => [name, String(value)] as const),
  };
}
