import { randomUUID } from 'node:crypto';
import type { TodayView, TodoKind } from '@wattle/contract/desk';
import { SHOP_TIME_ZONE } from '@wattle/messages';
import { loadToday } from '../../features/today/load-today.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskScreen } from '../desk-screen.ts';

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

async function showToday({ store, readSpeeds }: DeskParts, nowMs: number, asked: string): Promise<TodayView> {
  const now = () => nowMs;
  const stores = (await store.stores.list()).map(({ erpStoreId, name }) => ({ id: erpStoreId, name }));
  const storeId = stores.find(({ id }) => id === asked)?.id ?? null;
  const today = await loadToday({ store, timeZone: SHOP_TIME_ZONE, now, storeId });
  const [counts, enquiries, payments, mails, forms, searches, searchCounts, speeds, alarms, cards] = await Promise.all([
    store.deskTodo.count(today.day, storeId),
    store.enquiries.list({ isClosed: false, search: '', limit: 1, offset: 0 }),
    store.deskTodo.listUnsure(SHOWN, storeId),
    store.mails.count(),
    store.marketingRequests.count(),
    store.emptySearches.list(SHOWN),
    store.emptySearches.count(),
    readSpeeds(),
    store.serviceAlarms.list(),
    store.staffCards.listWaiting(),
  ]);
  const { low, day, hour, ...sales } = today;
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
    ...{ stores, store: storeId ?? '' },
    ...{ now: nowMs, dayShare: today.dayShare, key: randomUUID() },
    todo: (Object.keys(HREFS) as TodoKind[]).map((kind) => ({
      ...{ kind, count: todo[kind], href: hrefOf(kind), day: days[kind] ?? null },
      since: since[kind]?.getTime() ?? null,
    })),
    alarms: alarms.map(({ since, ...one }) => ({ ...one, since: since.getTime() })),
    waitingCards: cards.map(({ since, ...one }) => ({ ...one, since: since.getTime() })),
    low: low.slice(0, SHOWN).map(({ productId, ...one }) => ({
      ...{ sku: one.sku, name: one.name, left: one.left, lastsDays: one.lastsDays },
      href: `/desk/goods/${encodeURIComponent(productId)}`,
    })),
    lowCount: low.length,
    mails: { waiting: mails.waiting, dead: mails.dead },
    forms: { waiting: forms.waiting, dead: forms.dead },
    payments: payments.map(({ placedAt, ...one }) => ({ ...one, since: placedAt.getTime() })),
    searches: searches.map(({ words, times }) => ({ words, times })),
    searchCount: searchCounts.words,
    ...speeds,
  };
}

/** The start screen for order staff. */
export const todayScreens: readonly DeskScreen[] = [
  {
    path: '/desk/today',
    role: 'orders',
    area: 'today',
    isHome: true,
    load: async (parts, { nowMs, query }) => ({
      view: { kind: 'today', ...(await showToday(parts, nowMs, query.get('store') ?? '')) },
    }),
  },
];
