import { randomUUID } from 'node:crypto';
import type { OrdersView } from '@wattle/contract/desk';
import { shopToday } from '@wattle/messages/shop-today';
import {
  type DeskOrder,
  newestCursor,
  type OrderCounts,
  type OrderCursor,
  type OrderFilter,
  type OrderGroup,
} from '../../store/desk-orders.ts';
import type { Store } from '../../store/store.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskRequest } from '../desk-screen.ts';
import { hideQuery } from '../hidden-words.ts';
import { toRow } from './order-row.ts';
import { GROUPS_OF, readOrdersQuery } from './orders-query.ts';

const PAGE = 25;

type Cursor = OrderCursor & { readonly group: string };

/** `PACK~2026-11-18 10:00-12:00~W-204911`: where the page before ended. */
function cursorOf(text: string | null): Cursor | null {
  const [group, key, number] = (text ?? '').split('~');
  return group && key !== undefined && number ? { group, key, number } : null;
}

const keyOf = ({ group, key, number }: Cursor): string => [group, key, number].join('~');

type Loaded = { readonly groups: OrdersView['groups']; readonly last: Cursor | null };
type Asked = {
  readonly filter: OrderFilter;
  readonly today: string;
  readonly after: Cursor | null;
  /** Of its groups, where they are known. */
  readonly counts?: Promise<Readonly<Record<OrderGroup, number>>>;
};

/** Goes through the groups until the page is full. */
async function loadGroups({ deskOrders }: Store, names: readonly OrderGroup[], asked: Asked): Promise<Loaded> {
  const { filter, today, after } = asked;
  const open = names.slice(Math.max(0, names.indexOf(after?.group as OrderGroup)));
  const [counts, found] = await Promise.all([
    asked.counts ?? deskOrders.countGroups(filter, today),
    Promise.all(
      open.map((name) => deskOrders.group(name, filter, today, after?.group === name ? after : null, PAGE + 1)),
    ),
  ]);
  const groups: OrdersView['groups'][number][] = [];
  let left = PAGE;
  let last: Cursor | null = null;
  for (const [at, name] of open.entries()) {
    const rows = (found[at] ?? []).slice(0, left);
    if (rows.length > 0) groups.push({ name, count: counts[name], rows: rows.map(toRow) });
    left -= rows.length;
    const end = rows.at(-1);
    const hasMore = found.slice(at).some((more, index) => more.length > (index === 0 ? rows.length : 0));
    if (left === 0 && end) {
      if (hasMore) last = { group: name, key: end.dueKey, number: end.number };
      break;
    }
  }
  return { groups, last };
}

async function loadNewest({ deskOrders }: Store, { filter, today, after }: Asked): Promise<Loaded> {
  const found: readonly DeskOrder[] = await deskOrders.newest(filter, today, after, PAGE + 1);
  const rows = found.slice(0, PAGE);
  const end = found.length > PAGE ? rows.at(-1) : undefined;
  return {
    groups: rows.length > 0 ? [{ name: 'FOUND', count: null, rows: rows.map(toRow) }] : [],
    last: end ? { group: 'FOUND', ...newestCursor(end) } : null,
  };
}

/** Without a filter the groups are what the views count. */
const groupCounts = ({ todo, problems, way }: OrderCounts): Readonly<Record<OrderGroup, number>> => ({
  ...{ PROBLEM: problems, MOVE: way, PACK: todo - problems - way },
});

/** How many orders wait for somebody. */
export async function countToDo({ deskOrders }: Store, nowMs: number): Promise<number> {
  return (await deskOrders.countViews(shopToday(nowMs))).todo;
}

/** A list of orders: problems first, then the soonest promise; or all that match, the newest first. */
export async function loadOrders(
  { store, hidden }: Pick<DeskParts, 'store' | 'hidden'>,
  { query, nowMs }: DeskRequest,
): Promise<OrdersView> {
  const { name, typed: filter, ...asked } = readOrdersQuery(query, nowMs);
  const after = cursorOf(query.get('after'));
  const groupNames = GROUPS_OF[name];
  const counting = store.deskOrders.countViews(asked.today);
  const isAll = name !== 'pickups' && Object.values(filter).every((value) => value === '');
  const whole = { ...asked, after, ...(isAll && { counts: counting.then(groupCounts) }) };
  const [loaded, counts, stores] = await Promise.all([
    groupNames ? loadGroups(store, groupNames, whole) : loadNewest(store, whole),
    counting,
    store.stores.list(),
  ]);
  const typed = Object.entries(filter).filter(([, value]) => value !== '');
  const listed = hideQuery(hidden, new URLSearchParams([['view', name], ...typed]));
  const next = loaded.last && new URLSearchParams([...listed, ['after', keyOf(loaded.last)]]);
  return {
    ...{ name, counts, filter, isFiltered: typed.length > 0, groups: loaded.groups },
    stores: stores.map(({ erpStoreId, name: storeName }) => ({ id: erpStoreId, name: storeName })),
    total: groupNames ? loaded.groups.reduce((sum, { count }) => sum + (count ?? 0), 0) : null,
    next: next ? `?${next}` : null,
    exportHref: `/desk/orders/export.csv?${listed}`,
    isFirst: after === null,
    key: randomUUID(),
  };
}
