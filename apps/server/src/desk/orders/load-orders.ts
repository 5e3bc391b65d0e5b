import { randomUUID } from 'node:crypto';
import { ORDER_VIEWS, type OrdersFilter, type OrdersView, type OrderViewName } from '@wattle/contract/desk';
import { ORDER_STATUSES } from '@wattle/domain/order';
import { wallClock } from '@wattle/domain/stores';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import {
  type DeskOrder,
  ORDER_GROUPS,
  type OrderCursor,
  type OrderFilter,
  type OrderGroup,
  searchWords,
} from '../../store/desk-orders.ts';
import type { Store } from '../../store/store.ts';
import type { DeskRequest } from '../desk-screen.ts';
import { toRow } from './order-row.ts';

const PAGE = 25;
const DAY_MS = 86_400_000;
const METHODS: readonly string[] = ['DELIVERY', 'STORE_PICKUP', 'EMAIL'];

/** Today, where the shop is. */
export const todayOf = (nowMs: number): string => wallClock(SHOP_TIME_ZONE, nowMs).date;

const GROUPS_OF: Partial<Readonly<Record<OrderViewName, readonly OrderGroup[]>>> = {
  todo: ORDER_GROUPS,
  problems: ['PROBLEM'],
  way: ['MOVE'],
  pickups: ORDER_GROUPS,
};

const filterOf = (query: URLSearchParams): OrdersFilter => ({
  q: (query.get('q') ?? '').slice(0, 100),
  state: query.get('state') ?? '',
  store: query.get('store') ?? '',
  method: query.get('method') ?? '',
  placed: query.get('placed') ?? '',
  day: query.get('day') ?? '',
});

const oneOf = (list: readonly string[], text: string): string | null => (list.includes(text) ? text : null);

function storeFilterOf(filter: OrdersFilter, name: OrderViewName, nowMs: number): OrderFilter {
  const { q, state, store, method, placed, day } = filter;
  const isPickups = name === 'pickups';
  return {
    words: searchWords(q),
    status: oneOf(ORDER_STATUSES, state),
    storeId: store === '' ? null : store,
    method: isPickups ? 'STORE_PICKUP' : oneOf(METHODS, method),
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    placedSince: /^\d{1,3}$/.test(placed) ? new Date(nowMs - Number(placed) * DAY_MS) : null,
    hasReturn: name === 'returns',
    dueBy: isPickups ? todayOf(nowMs) : null,
  };
}

type Cursor = OrderCursor & { readonly group: string };

/** `PACK~2026-11-18 10:00-12:00~W-204911`: where the page before ended. */
function cursorOf(text: string | null): Cursor | null {
  const [group, key, number] = (text ?? '').split('~');
  return group && key !== undefined && number ? { group, key, number } : null;
}

const keyOf = ({ group, key, number }: Cursor): string => [group, key, number].join('~');

type Loaded = { readonly groups: OrdersView['groups']; readonly last: Cursor | null };
type Asked = { readonly filter: OrderFilter; readonly today: string; readonly after: Cursor | null };

/** Goes through the groups until the page is full. */
async function loadGroups({ deskOrders }: Store, names: readonly OrderGroup[], asked: Asked): Promise<Loaded> {
  const { filter, today, after } = asked;
  const counts = await deskOrders.countGroups(filter, today);
  const groups: OrdersView['groups'][number][] = [];
  let left = PAGE;
  let last: Cursor | null = null;
  const first = Math.max(0, names.indexOf(after?.group as OrderGroup));
  for (const name of names.slice(first)) {
    if (left === 0) {
      if (counts[name] > 0) break;
      continue;
    }
    const found = await deskOrders.group(name, filter, today, after?.group === name ? after : null, left + 1);
    const rows = found.slice(0, left);
    if (rows.length > 0) groups.push({ name, count: counts[name], rows: rows.map(toRow) });
    left -= rows.length;
    const end = rows.at(-1);
    const hasMore = found.length > rows.length || names.slice(names.indexOf(name) + 1).some((one) => counts[one] > 0);
    if (left === 0 && end && hasMore) last = { group: name, key: end.dueKey, number: end.number };
    if (last) break;
  }
  return { groups, last };
}

async function loadNewest({ deskOrders }: Store, { filter, today, after }: Asked): Promise<Loaded> {
  const found: readonly DeskOrder[] = await deskOrders.newest(filter, today, after, PAGE + 1);
  const rows = found.slice(0, PAGE);
  const end = found.length > PAGE ? rows.at(-1) : undefined;
  const at = end && new Date(end.placedAt * 1000).toISOString();
  return {
    groups: rows.length > 0 ? [{ name: 'FOUND', count: null, rows: rows.map(toRow) }] : [],
    last: end && at !== undefined ? { group: 'FOUND', key: at, number: end.number } : null,
  };
}

/** How many there are in each view, as if it were not narrowed. */
async function countViews({ deskOrders }: Store, today: string, nowMs: number) {
  const none = storeFilterOf(filterOf(new URLSearchParams()), 'todo', nowMs);
  const pickups = storeFilterOf(filterOf(new URLSearchParams()), 'pickups', nowMs);
  const [open, atStores, returns] = await Promise.all([
    deskOrders.countGroups(none, today),
    deskOrders.countGroups(pickups, today),
    deskOrders.count({ ...none, hasReturn: true }),
  ]);
  return {
    todo: open.PROBLEM + open.PACK + open.MOVE,
    problems: open.PROBLEM,
    pickups: atStores.PROBLEM + atStores.PACK + atStores.MOVE,
    way: open.MOVE,
    returns,
  };
}

/** How many orders wait for somebody. */
export async function countToDo({ deskOrders }: Store, nowMs: number): Promise<number> {
  const none = storeFilterOf(filterOf(new URLSearchParams()), 'todo', nowMs);
  const { PROBLEM, PACK, MOVE } = await deskOrders.countGroups(none, todayOf(nowMs));
  return PROBLEM + PACK + MOVE;
}

/** A list of orders: problems first, then the soonest promise; or all that match, the newest first. */
export async function loadOrders(store: Store, { query, nowMs }: DeskRequest): Promise<OrdersView> {
  const name = ORDER_VIEWS.find((one) => one === query.get('view')) ?? 'todo';
  const filter = filterOf(query);
  const today = todayOf(nowMs);
  const asked = { filter: storeFilterOf(filter, name, nowMs), today, after: cursorOf(query.get('after')) };
  const groupNames = GROUPS_OF[name];
  const [loaded, counts, stores] = await Promise.all([
    groupNames ? loadGroups(store, groupNames, asked) : loadNewest(store, asked),
    countViews(store, today, nowMs),
    store.stores.list(),
  ]);
  const typed = Object.entries(filter).filter(([, value]) => value !== '');
  const next = loaded.last && new URLSearchParams([['view', name], ...typed, ['after', keyOf(loaded.last)]]);
  return {
    ...{ name, counts, filter, isFiltered: typed.length > 0, groups: loaded.groups },
    stores: stores.map(({ erpStoreId, name: storeName }) => ({ id: erpStoreId, name: storeName })),
    total: groupNames ? loaded.groups.reduce((sum, { count }) => sum + (count ?? 0), 0) : null,
    next: next ? `?${next}` : null,
    isFirst: asked.after === null,
    key: randomUUID(),
  };
}
