import type { OrdersToday, StaffAlarm, TodayView } from '@wattle/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ScreenProps } from '../screen-props.ts';
import { TodayScreen } from './today-screen.tsx';

const speed = { count: 0, halfMs: null, mostMs: null };
const frame = {} as ScreenProps<'today'>['frame'];
const NOW = Date.parse('2026-11-18T10:42:00+11:00');
const orders: OrdersToday = {
  ...{ now: NOW, store: '', stores: [], dayShare: 0.5, refunded: { orders: 0, cents: 0 }, key: 'key' },
  today: { orders: 0, cents: 0, gstCents: 0, averageCents: 0 },
  lastWeek: { orders: 0, cents: 0, averageCents: 0, wholeDayCents: 0 },
  ...{ curve: [], lastCurve: [], week: [], todo: [], payments: [] },
  ...{ mails: { waiting: 0, dead: 0 }, forms: { waiting: 0, dead: 0 }, pages: speed, calls: speed },
  failed: { count: 0, of: 0 },
};
const view: TodayView = {
  ...{ now: NOW, orders, low: { rows: [] }, searches: { rows: [], count: 0 }, giving: null, staff: [] },
  alarms: [{ service: 'payment', problem: 'status 401, error 000', since: NOW - 3_600_000 }],
};
const shown = (given: TodayView): string => renderToStaticMarkup(<TodayScreen view={given} frame={frame} />);

it('says before all else which service does not let the shop in, what it says, and since when', () => {
  const html = shown(view);
  const at = html.indexOf('The payment provider does not accept the shop’s key.');
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(html.indexOf('today-sales'));
  expect(html).toContain('It says: status 401, error 000.');
  expect(html).toMatch(/Since 9:42 am/);
  expect(shown({ ...view, alarms: [] })).not.toContain('role="alert"');
});

const by = { by: 'ann@shop.example', since: NOW };
it.each<[StaffAlarm, string, string]>([
  [
    { kind: 'CARD', code: '6036280000000000017', cents: 500_000, isOwn: false, ...by },
    'ann@shop.example made one of $5,000',
    '/desk/offers/cards/6036280000000000017',
  ],
  [
    { kind: 'CARD', code: '6036280000000000017', cents: 500_000, isOwn: true, ...by },
    'You made one of $5,000. Somebody else opens it.',
    '/desk/offers/cards/6036280000000000017',
  ],
  [
    { kind: 'OFFER', id: 'a/b', name: 'Free fridges', isOwn: false, ...by },
    'ann@shop.example wrote it, and it gives more than one person does.',
    '/desk/offers/promotion/a%2Fb',
  ],
  [
    { kind: 'PRICE', productId: 'p1', name: 'Fridge', fromCents: 400_000, toCents: 100, count: 13, ...by },
    'cut it from $4,000 to $1, and 12 more.',
    '/desk/goods/p1',
  ],
  [
    { kind: 'REFUNDS', cents: 600_000, count: 3, ...by },
    'gave $6,000 back for goods that had left, 3 times',
    '/desk/orders?view=all&amp;state=REFUNDED',
  ],
])('says what somebody should look at, and where: %j', (alarm, told, href) => {
  const html = shown({ ...view, alarms: [], staff: [alarm] });
  expect(html).toContain('isOwn' in alarm && alarm.isOwn ? 'role="status"' : 'role="alert"');
  expect(html).toContain(told);
  expect(html).toContain(`href="${href}"`);
});

it('has for each role only its part', () => {
  const nothing = { ...view, alarms: [], orders: null, low: null, searches: null };
  const heads = (given: TodayView) => [...shown(given).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, head]) => head);
  expect(heads(nothing)).toEqual([]);
  expect(heads({ ...nothing, giving: { cardsLeftCents: 20_000, liveOffers: 3 } })).toEqual(['Offers and gift cards']);
  expect(heads({ ...nothing, low: { rows: [] } })).toEqual(['Runs low']);
  expect(heads({ ...nothing, searches: { rows: [], count: 0 } })).toEqual(['Searches that found nothing']);
  expect(heads({ ...nothing, orders })).toEqual(['Sales', 'To do', 'Waiting']);
});
