import { randomUUID } from 'node:crypto';
import type { DeskRole } from '@wattle/domain/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { type AtDesk, openDesk, signInAs } from '../testing/open-desk.ts';

let shop: TestShop;
let ada: AtDesk;
beforeAll(async () => {
  shop = await openDesk();
  ada = await signInAs(shop, ['orders']);
});
afterAll(() => shop.close());

const whole = async (store = '') => (await ada.get(`/desk/today?store=${store}`)).view('today');
async function today(store = '') {
  const { orders } = await whole(store);
  if (!orders) throw new Error('No orders.');
  return orders;
}
const countOf = async (kind: string) => (await today()).todo.find((one) => one.kind === kind)?.count;

const sell = (number: string, status: string, shipping: object = { type: 'DELIVERY', day: '2999-01-01' }) =>
  shop.store.orders.save([
    {
      ...{ number, status, placedAt: Math.floor(Date.now() / 1000) },
      data: { number, status, contact: {}, lines: [], shipping, totals: { totalCents: 11_000, gstCents: 1000 } },
    },
  ]);

it('shows what is sold, to do and unsure', async () => {
  await sell('W-1', 'PLACED');
  await sell('W-2', 'PLACED', { type: 'DELIVERY', day: '2001-01-01', rangeEnd: null });
  await sell('W-3', 'READY_TO_COLLECT', { type: 'STORE_PICKUP', store: { erpStoreId: '11' } });
  await sell('W-4', 'PENDING');
  await sell('W-5', 'DELIVERED');
  await shop.store.marketingRequests.keep(randomUUID(), undefined, {
    ...{ kind: 'enquiry', data: { email: 'mia@example.com', enquiry: 'When?' } },
  });
  const view = await today();
  expect(view.today).toEqual({ orders: 4, cents: 44_000, gstCents: 4000, averageCents: 11_000 });
  expect(view.payments).toMatchObject([{ number: 'W-4', cents: 11_000 }]);
  expect(Object.fromEntries(view.todo.map(({ kind, count }) => [kind, count]))).toEqual({
    ...{ PAYMENT_UNKNOWN: 1, LATE: 1, PROBLEM: 0, PACK: 2, READY: 1, ON_THE_WAY: 0, ENQUIRIES: 1 },
  });
  const dayOf = (wanted: string) => view.todo.find(({ kind }) => kind === wanted)?.day;
  expect(['LATE', 'PACK', 'READY'].map(dayOf)).toEqual(['2001-01-01', '2999-01-01', null]);
  const waitsSince = (wanted: string) => view.todo.find(({ kind }) => kind === wanted)?.since;
  expect([waitsSince('PAYMENT_UNKNOWN'), waitsSince('PACK')]).toEqual([view.payments[0]?.since, null]);
  expect(waitsSince('ENQUIRIES')).toBeLessThanOrEqual(Date.now());
  expect(view.calls.count + view.failed.of).toBeGreaterThan(0);
});

it('says which service does not let the shop in, and since when, until it does', async () => {
  await shop.store.serviceAlarms.raise('payment', 'status 401, error 000');
  const [since] = (await whole()).alarms.map((one) => one.since);
  await shop.store.serviceAlarms.raise('payment', 'status 403, error 901');
  expect((await whole()).alarms).toEqual([{ service: 'payment', problem: 'status 403, error 901', since }]);
  await shop.store.serviceAlarms.clear('payment');
  expect((await whole()).alarms).toEqual([]);
});

it('of one store counts only what is collected there', async () => {
  const [first] = (await today()).stores;
  if (!first) throw new Error('There is no store.');
  const before = await today(first.id);
  expect([before.store, before.today.orders]).toEqual([first.id, 0]);
  await sell('W-7', 'READY_TO_COLLECT', { type: 'STORE_PICKUP', day: '2999-02-03', store: { erpStoreId: first.id } });
  const view = await today(first.id);
  expect(view.today).toEqual({ orders: 1, cents: 11_000, gstCents: 1000, averageCents: 11_000 });
  expect(view.payments).toEqual([]);
  expect(view.todo.filter(({ count, kind }) => count > 0 && kind !== 'ENQUIRIES')).toEqual([
    {
      ...{ kind: 'READY', count: 1, day: '2999-02-03', since: null },
      href: `/desk/orders?state=READY_TO_COLLECT&store=${first.id}`,
    },
  ]);
  expect((await today('nowhere')).store).toBe('');
});

it('tries mails again that could not be sent', async () => {
  const mail = { to: 'mia@example.com', kind: 'ORDER_STATUS', subject: 'x', text: 'x', html: 'x' } as const;
  const id = randomUUID();
  await shop.store.mails.save(id, mail, 'waiting');
  await shop.store.mails.giveUp(id, 'refused');
  expect((await today()).mails).toEqual({ waiting: 0, dead: 1 });
  const answer = await ada.post('/desk/today/retry-mails', { key: randomUUID() });
  expect(answer.location).toBe('/desk/today?said=MAILS_AGAIN');
  expect((await today()).mails).toEqual({ waiting: 1, dead: 0 });
});

it('counts an order once it is packed', async () => {
  const before = await countOf('PACK');
  await sell('W-6', 'PLACED');
  expect(await countOf('PACK')).toBe((before ?? 0) + 1);
  await sell('W-6', 'DELIVERED');
  expect(await countOf('PACK')).toBe(before);
});

it('lands everybody on the part that is theirs', async () => {
  const parts = async (...roles: DeskRole[]) => {
    const staff = await signInAs(shop, roles, `${roles.join('-') || 'nobody'}@shop.example`);
    const landed = await staff.get('/desk');
    if (landed.status !== 303) return landed.view('state').state;
    expect(landed.location).toBe('/desk/today');
    const { orders, low, searches, giving } = (await staff.get('/desk/today')).view('today');
    return Object.keys({ ...(orders && { orders }), ...(low && { low }), ...(searches && { searches }), ...giving });
  };
  expect(await parts('orders')).toEqual(['orders']);
  expect(await parts('catalogue')).toEqual(['low']);
  expect(await parts('content')).toEqual(['searches']);
  expect(await parts('offers')).toEqual(['cardsLeftCents', 'liveOffers']);
  expect(await parts('admin')).toEqual(['orders', 'low', 'searches', 'cardsLeftCents', 'liveOffers']);
  expect(await parts()).toBe('EMPTY_DESK');
});

it('tells order staff who refunded much of what had left, and nobody else', async () => {
  const refund = (number: string, cents: number, hadLeft: boolean) =>
    shop.store.deskAudit.write({
      ...{ actor: 'max@shop.example', sub: 'max', act: 'order.refund', subject: { kind: 'order', id: number } },
      ...{ before: {}, after: { gave: { cents, goodwillCents: 0, hadLeft } }, key: null },
    });
  await refund('W-1', 400_000, true);
  await refund('W-2', 900_000, false);
  expect((await whole()).staff).toEqual([]);
  await refund('W-3', 100_001, true);
  expect((await whole()).staff).toMatchObject([{ kind: 'REFUNDS', by: 'max@shop.example', cents: 500_001, count: 2 }]);
  const editor = await signInAs(shop, ['catalogue', 'offers', 'content'], 'editor@shop.example');
  expect((await editor.get('/desk/today')).view('today').staff).toEqual([]);
});
