import type { FindView } from '@wattle/contract/desk';
import { mayAtDesk } from '@wattle/domain/desk';
import { findGoods } from '../../features/goods/find-goods.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskRequest, DeskScreen } from '../desk-screen.ts';
import { toRow } from '../orders/order-row.ts';
import { readOrdersQuery } from '../orders/orders-query.ts';
import { toPeople } from '../people/people-screens.ts';

const SHOWN = 8;

async function findOrders({ store }: DeskParts, q: string, nowMs: number): Promise<FindView['orders']> {
  const { filter, today } = readOrdersQuery(new URLSearchParams({ view: 'all', q }), nowMs);
  const found = await store.deskOrders.newest(filter, today, null, SHOWN + 1);
  return { rows: found.slice(0, SHOWN).map(toRow), hasMore: found.length > SHOWN };
}

async function goodsFor({ store, catalogue }: DeskParts, text: string, nowMs: number): Promise<FindView['goods']> {
  const asked = { text, state: null, page: 1, size: SHOWN };
  const { goods, total } = await findGoods(store, catalogue, asked, Math.floor(nowMs / 1000));
  return { rows: goods, total };
}

async function peopleFor({ store, hidden }: DeskParts, text: string): Promise<FindView['people']> {
  const found = await store.people.find(text, SHOWN + 1);
  return { rows: toPeople({ hidden }, found.slice(0, SHOWN)), hasMore: found.length > SHOWN };
}

/** One field for orders, goods and people: each only for who may see its own list. */
async function findAnything(parts: DeskParts, { query: asked, who, nowMs }: DeskRequest) {
  const query = (asked.get('q') ?? '').trim().slice(0, 100);
  const may = (role: 'orders' | 'catalogue'): boolean => query !== '' && mayAtDesk(who.roles, role);
  const [orders, goods, people] = await Promise.all([
    may('orders') ? findOrders(parts, query, nowMs) : null,
    may('catalogue') ? goodsFor(parts, query, nowMs) : null,
    may('orders') ? peopleFor(parts, query) : null,
  ]);
  return { view: { kind: 'find' as const, query, hiddenQuery: parts.hidden.hide(query), orders, goods, people } };
}

export const findScreens: readonly DeskScreen[] = [
  { path: '/desk/find', role: null, area: null, finds: true, load: findAnything },
];
