import { ORDER_VIEWS, type OrdersFilter, type OrderViewName } from '@wattle/contract/desk';
import { PAYMENT_TYPES } from '@wattle/domain/checkout';
import { ORDER_STATUSES } from '@wattle/domain/order';
import { shopToday } from '@wattle/messages/shop-today';
import { ORDER_GROUPS, type OrderFilter, type OrderGroup, searchWords } from '../../store/desk-orders.ts';

const DAY_MS = 86_400_000;
const METHODS: readonly string[] = ['DELIVERY', 'STORE_PICKUP', 'EMAIL'];

/** The groups of a view; none: all that match, the newest first. */
export const GROUPS_OF: Partial<Readonly<Record<OrderViewName, readonly OrderGroup[]>>> = {
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
  paid: query.get('paid') ?? '',
});

const oneOf = (list: readonly string[], text: string): string | null => (list.includes(text) ? text : null);

function storeFilterOf(filter: OrdersFilter, name: OrderViewName, nowMs: number): OrderFilter {
  const { q, state, store, method, placed, day, paid } = filter;
  const isPickups = name === 'pickups';
  return {
    words: searchWords(q),
    status: oneOf(ORDER_STATUSES, state),
    storeId: store === '' ? null : store,
    method: isPickups ? 'STORE_PICKUP' : oneOf(METHODS, method),
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    placedSince: /^\d{1,3}$/.test(placed) ? new Date(nowMs - Number(placed) * DAY_MS) : null,
    paidBy: oneOf([...PAYMENT_TYPES, 'VOUCHER'], paid),
    hasReturn: name === 'returns',
    dueBy: isPickups ? shopToday(nowMs) : null,
  };
}

/** Which orders the address of a list asks for. */
export function readOrdersQuery(query: URLSearchParams, nowMs: number) {
  const name = ORDER_VIEWS.find((one) => one === query.get('view')) ?? 'todo';
  const typed = filterOf(query);
  return { name, typed, filter: storeFilterOf(typed, name, nowMs), today: shopToday(nowMs) };
}
