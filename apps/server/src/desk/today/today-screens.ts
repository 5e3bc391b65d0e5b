import { randomUUID } from 'node:crypto';
import type {
  DeskStaff,
  GivingToday,
  LowStockToday,
  OrdersToday,
  SearchesToday,
  TodayView,
  TodoKind,
} from '@wattle/contract/desk';
import { type DeskRole, mayAtDesk } from '@wattle/domain/desk';
import { promotionState } from '@wattle/domain/promotions';
import { SHOP_TIME_ZONE } from '@wattle/messages';
import { cardsLeftAlone } from '../../features/gift-cards/staff-cards.ts';
import { loadLowStock, loadToday } from '../../features/today/load-today.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskScreen } from '../desk-screen.ts';
import { staffAlarms } from './staff-alarms.ts';

const SHOWN = 4;
const HREFS: Readonly<Record<TodoKind, string>> = {
  PAYMENT_UNKNOWN: '/desk/orders?view=problems',
  LATE: '/desk/orders?view=problems',
  PROBLEM: '/desk/orders?view=problems',
  PACK: '/desk/orders?state=PLACED',
  READY: '/desk/orders?state=READY_TO_COLLECT',
  ON_THE_WAY: '/desk/orders?state=ON_THE_WAY',
  ENQUIRIES: '/desk/people',
};

async function ordersToday({ store, readSpeeds }: DeskParts, nowMs: number, asked: string): Promise<OrdersToday> {
  const now = () => nowMs;
  const stores = (await store.stores.list()).map(({ erpStoreId, name }) => ({ id: erpStoreId, name }));
  const storeId = stores.find(({ id }) => id === asked)?.id ?? null;
  const today = await loadToday({ store, timeZone: SHOP_TIME_ZONE, now, storeId });
  const [counts, enquiries, payments, mails, forms, speeds] = await Promise.all([
    store.deskTodo.count(today.day, storeId),
    store.enquiries.list({ isClosed: false, search: '', limit: 1, offset: 0 }),
    store.deskTodo.listUnsure(SHOWN, storeId),
    store.mails.count(),
    store.marketingRequests.count(),
    readSpeeds(),
  ]);
  const { day, hour, ...sales } = today;
  const { lateSince, packBy, collectFrom, truckFor, unsureSince, ...orders } = counts;
  const todo = { ...orders, ENQUIRIES: enquiries.total };
  const days: Partial<Record<TodoKind, string | null>> = {
    ...{ LATE: lateSince, PACK: packBy, READY: collectFrom, ON_THE_WAY: truckFor },
  };
  const since: Partial<Record<TodoKind, Date | null>> = {
    ...{ PAYMENT_UNKNOWN: unsureSince, ENQUIRIES: enquiries.enquiries[0]?.receivedAt ?? null },
  };
  const hrefOf = (kind: TodoKind): string =>
    storeId === null || kind === 'ENQUIRIES' ? HREFS[kind] : `${HREFS[kind]}&store=${encodeURIComponent(storeId)}`;
  return {
    ...sales,
    ...{ now: nowMs, stores, store: storeId ?? '', key: randomUUID() },
    todo: (Object.keys(HREFS) as TodoKind[]).map((kind) => ({
      ...{ kind, count: todo[kind], href: hrefOf(kind), day: days[kind] ?? null },
      since: since[kind]?.getTime() ?? null,
    })),
    mails: { waiting: mails.waiting, dead: mails.dead },
    forms: { waiting: forms.waiting, dead: forms.dead },
    payments: payments.map(({ placedAt, ...one }) => ({ ...one, since: placedAt.getTime() })),
    ...speeds,
  };
}

async function lowToday({ store }: DeskParts): Promise<LowStockToday> {
  const low = await loadLowStock(store);
  return {
    rows: low.slice(0, SHOWN).map(({ productId, sku, name, left, lastsDays }) => ({
      ...{ sku, name, left, lastsDays, href: `/desk/goods/${encodeURIComponent(productId)}` },
    })),
  };
}

async function searchesToday({ store }: DeskParts): Promise<SearchesToday> {
  const [searches, counts] = await Promise.all([store.emptySearches.list(SHOWN), store.emptySearches.count()]);
  return { rows: searches.map(({ words, times }) => ({ words, times })), count: counts.words };
}

async function givingToday({ store }: DeskParts, { sub }: DeskStaff, nowMs: number): Promise<GivingToday> {
  const now = Math.floor(nowMs / 1000);
  const [cardsLeftCents, offers] = await Promise.all([cardsLeftAlone(store, sub), store.promotions.listAll()]);
  return { cardsLeftCents, liveOffers: offers.filter((one) => promotionState(one, now) === 'LIVE').length };
}

/** What each role has to do today, and what others did that it should look at. */
async function showToday(parts: DeskParts, who: DeskStaff, nowMs: number, store: string): Promise<TodayView> {
  const ifIn = async <T>(role: DeskRole, load: () => Promise<T>) => (mayAtDesk(who.roles, role) ? load() : null);
  const [alarms, staff, orders, low, searches, giving] = await Promise.all([
    parts.store.serviceAlarms.list(),
    staffAlarms(parts.store, who),
    ifIn('orders', () => ordersToday(parts, nowMs, store)),
    ifIn('catalogue', () => lowToday(parts)),
    ifIn('content', () => searchesToday(parts)),
    ifIn('offers', () => givingToday(parts, who, nowMs)),
  ]);
  return {
    ...{ now: nowMs, staff, orders, low, searches, giving },
    alarms: alarms.map(({ since, ...one }) => ({ ...one, since: since.getTime() })),
  };
}

/** The start screen: each role sees its part. */
export const todayScreens: readonly DeskScreen[] = [
  {
    path: '/desk/today',
    role: null,
    area: 'today',
    isHome: true,
    load: async (parts, { who, nowMs, query }) => ({
      view: { kind: 'today', ...(await showToday(parts, who, nowMs, query.get('store') ?? '')) },
    }),
  },
];
