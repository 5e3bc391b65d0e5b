import { randomUUID } from 'node:crypto';
import { SEVERAL, type SeveralView } from '@wattle/contract/desk';
import { canChangeDay, commonDays, type Order } from '@wattle/domain/order';
import { SEVERAL_TITLES } from '@wattle/messages/desk-orders';
import { shopToday } from '@wattle/messages/shop-today';
import { listDaysFor } from '../../features/orders/change-day.ts';
import type { DeskOrder } from '../../store/desk-orders.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskRequest, ShownView } from '../desk-screen.ts';
import { actorOf } from './desk-actor.ts';
import { movesOf, toRow } from './order-row.ts';

/** As many as a list shows, twice. */
export const SEVERAL_MAX = 50;

export type Chosen = { readonly number: string; readonly version: number };

/** `W-204911 7`: an order, and the version that was seen. */
export const CHOSEN = /^([\w-]{1,40}) (\d{1,12})$/;
export const readChosen = (text: string): Chosen | undefined => {
  const [, number, version] = CHOSEN.exec(text) ?? [];
  return number === undefined ? undefined : { number, version: Number(version) };
};

const chosenIn = (query: URLSearchParams): Chosen[] =>
  query
    .getAll('chosen[]')
    .slice(0, SEVERAL_MAX)
    .flatMap((text) => readChosen(text) ?? []);

async function findChosen({ store }: DeskParts, { query, nowMs }: DeskRequest) {
  const found: (readonly [DeskOrder, Chosen])[] = [];
  for (const chosen of chosenIn(query)) {
    const order = await store.deskOrders.find(chosen.number, shopToday(nowMs));
    if (order) found.push([order, chosen]);
  }
  return found;
}

/** What would happen to the orders that were chosen in a list. */
export async function showSeveral(parts: DeskParts, request: DeskRequest): Promise<ShownView | 'NOT_FOUND'> {
  const what = SEVERAL.find((one) => one === request.query.get('what'));
  const found = await findChosen(parts, request);
  if (!what || found.length === 0) return 'NOT_FOUND';
  const actor = actorOf(request.who);
  const canDo = (order: Order): boolean =>
    what === 'pack' ? movesOf(order)[0] === 'PACKED' : canChangeDay(order, actor);
  const rows = found.map(([order, chosen]): SeveralView['rows'][number] => {
    const { number, version, name, title, day, window, status, problem, totalCents } = toRow(order);
    const refusal = version !== chosen.version ? 'CHANGED' : canDo(order.data as Order) ? null : 'STATE';
    return { number, version, name, title, day, window, status, problem, totalCents, refusal };
  });
  const movable = found.filter((_, at) => rows[at]?.refusal === null).map(([order]) => order.data as Order);
  const days =
    what === 'day'
      ? commonDays(await Promise.all(movable.map((order) => listDaysFor(parts.orders, order, actor))))
      : [];
  const back = { href: '/desk/orders', title: SEVERAL_TITLES[what], note: '' };
  return { view: { kind: 'several', what, key: randomUUID(), rows, days }, back };
}

/** What goes into the boxes of several orders, a page each. */
export async function showSlips(parts: DeskParts, request: DeskRequest): Promise<ShownView | 'NOT_FOUND'> {
  const orders = (await findChosen(parts, request)).map(([{ data }]) => data as Order);
  return orders.length === 0 ? 'NOT_FOUND' : { view: { kind: 'slip', orders, shopName: parts.shop().name } };
}
