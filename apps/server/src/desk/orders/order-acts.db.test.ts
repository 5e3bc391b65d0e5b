import { randomUUID } from 'node:crypto';
import type { Order } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOf, orderShop, paidByGiftCard } from '../../features/orders/testing/order-shop.ts';
import { openPayingShop, type PayingShop } from '../../payment/testing/open-paying-shop.ts';
import { cardData } from '../../payment/testing/sample-payment.ts';
import { type AtDesk, dataOnly, signInAs } from '../testing/open-desk.ts';

let shop: PayingShop;
let preston: AtDesk;
let coburg: AtDesk;
let admin: AtDesk;
beforeAll(async () => {
  const env = { WRITE_LIMIT_PER_MINUTE: '1000' };
  shop = await openPayingShop({ content: orderShop(), env, renderDesk: dataOnly });
  preston = await signInAs(shop, ['orders'], 'preston@shop.example');
  coburg = await signInAs(shop, ['orders'], 'coburg@shop.example');
  admin = await signInAs(shop, ['admin'], 'admin@shop.example');
});
afterAll(() => shop.close());

/** An order of two things, $30 and $40, paid with a gift card of $20 and a card. */
async function place(): Promise<string> {
  const card = { methodCode: 'adyen' as const, amount: 50, data: cardData() };
  const things = [{ productId: 'left' }, { productId: 'right' }];
  const methods = [paidByGiftCard('GIFT2', 20), card];
  const request = orderOf(things, 0, { email: `${randomUUID()}@example.com`, payment: { methods } });
  const response = await fetch(`${shop.origin}/api/order/place/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(request),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { orderNumber: string }).orderNumber;
}

const orderNow = async (number: string) => (await shop.store.orders.find(number))?.data as Order;
const seen = async (who: AtDesk, number: string, query = '') =>
  (await who.get(`/desk/orders/${number}${query}`)).view('order');
const logOf = (number: string) => shop.store.deskAudit.listOf('order', number, 50);

describe('an order at the desk', () => {
  it('is packed and handed over, the shopper is mailed, and the log has who did it', async () => {
    const number = await place();
    const { version, key, moves } = await seen(preston, number);
    expect(moves).toEqual(['PACKED', 'READY_TO_COLLECT', 'COLLECTED']);
    const packed = await preston.post(`/desk/orders/${number}/move`, { version: `${version}`, key, to: 'PACKED' });
    expect(packed).toMatchObject({ status: 303, location: `/desk/orders/${number}?said=moved-packed` });
    const next = await seen(preston, number);
    expect(next.order.status).toBe('PACKED');
    const form = { version: `${next.version}`, key: next.key, to: 'COLLECTED' };
    expect((await preston.post(`/desk/orders/${number}/move`, form)).status).toBe(303);
    const after = await seen(preston, number);
    expect(after.timeline.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['PLACED', ''],
      ['PACKED', 'agent preston'],
      ['COLLECTED', 'agent preston'],
    ]);
    expect(after.mails.length).toBeGreaterThan(0);
    expect(await logOf(number)).toMatchObject([
      { actor: 'preston@shop.example', act: 'order.move', after: { status: 'COLLECTED' } },
      {
        actor: 'preston@shop.example',
        act: 'order.move',
        before: { status: 'PLACED', version },
        after: { status: 'PACKED' },
      },
    ]);
  });

  it('is refunded by line exactly as shown before, and once, however often the button is pressed', async () => {
    const number = await place();
    const chosen = { 'take.2': 'on', 'qty.2': '1', goodwill: '5.00', reason: 'Came late' };
    const query = `?${new URLSearchParams({ panel: 'refund', ...chosen })}`;
    const { panel, version, key } = await seen(preston, number, query);
    if (panel?.kind !== 'refund') throw new Error('No panel.');
    expect(panel.plan).toMatchObject({ amountCents: 4500 });
    expect(panel.plan?.parts.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Visa ending 1111', 3215],
      ['Gift card ending IFT2', 1285],
    ]);
    expect(panel.leftAfterCents).toBe(2500);
    expect(panel.goodwillLimitCents).toBe(5000);
    const form = { ...chosen, version: `${version}`, key, expected: '4500' };
    const pressed = await Promise.all([1, 2].map(() => preston.post(`/desk/orders/${number}/refund`, form)));
    // one of the two may find the other under way: it is refused, and nothing is refunded twice
    expect(pressed.map(({ status }) => status)).toContain(303);
    expect((await preston.post(`/desk/orders/${number}/refund`, form)).status).toBe(303);
    const { refunds = [] } = await orderNow(number);
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([4500]);
    expect((await logOf(number)).filter(({ act }) => act === 'order.refund')).toMatchObject([
      { before: { keptCents: 7000 }, after: { keptCents: 2500 } },
    ]);
  });

  it('refuses more goodwill than the role may give beside its field, keeps what was typed, and an admin may', async () => {
    const number = await place();
    const { version, key } = await seen(preston, number);
    const form = { goodwill: '60', reason: 'Came late', version: `${version}`, key, expected: '6000' };
    const refused = await preston.post(`/desk/orders/${number}/refund`, form);
    expect(refused.status).toBe(422);
    const { panel } = refused.view('order');
    expect(panel).toMatchObject({
      goodwill: '60',
      reason: 'Came late',
      plan: null,
      refusals: [{ code: 'RefundGoodwillExceeded', field: 'goodwill', left: 5000 }],
    });
    expect((await preston.post(`/desk/orders/${number}/refund`, { ...form, goodwill: 'lots' })).status).toBe(422);
    expect((await orderNow(number)).refunds ?? []).toEqual([]);
    expect((await admin.post(`/desk/orders/${number}/refund`, form)).status).toBe(303);
  });

  it('refuses a refund that would not be what was shown', async () => {
    const number = await place();
    const { version, key } = await seen(preston, number);
    const form = { 'take.1': 'on', version: `${version}`, key, expected: '1' };
    const refused = await preston.post(`/desk/orders/${number}/refund`, form);
    expect(refused.status).toBe(422);
    expect(refused.view('order').refusals).toMatchObject([{ code: 'RefundNotAsShown' }]);
    expect((await orderNow(number)).refunds ?? []).toEqual([]);
  });

  it('is changed by one of two people: the other sees who did what, and loses nothing that was typed', async () => {
    const number = await place();
    const [mine, theirs] = [await seen(preston, number), await seen(coburg, number)];
    const packing = { version: `${theirs.version}`, key: theirs.key, to: 'PACKED' };
    expect((await coburg.post(`/desk/orders/${number}/move`, packing)).status).toBe(303);
    const form = { version: `${mine.version}`, key: mine.key, reason: 'Shopper rang', note: 'As you asked' };
    const late = await preston.post(`/desk/orders/${number}/cancel`, form);
    expect(late.status).toBe(409);
    const { conflict, version, order } = late.view('order');
    expect(order.status).toBe('PACKED');
    expect(conflict).toMatchObject({
      was: mine.version,
      theirs: [{ actor: 'coburg@shop.example', act: 'order.move' }],
      action: `/desk/orders/${number}/cancel`,
    });
    expect(Object.fromEntries(conflict?.yours ?? [])).toMatchObject({ reason: 'Shopper rang', note: 'As you asked' });
    // what was typed goes through for the order as it is now
    const again = { ...form, version: `${version}` };
    expect((await preston.post(`/desk/orders/${number}/cancel`, again)).status).toBe(303);
    expect((await orderNow(number)).status).toBe('CANCELLED');
  });

  it('of two who change one version at the same moment one is told', async () => {
    const number = await place();
    const { version } = await seen(preston, number);
    const statuses = await Promise.all(
      [preston, coburg].map(async (who) => {
        const form = { version: `${version}`, key: randomUUID(), to: 'PACKED' };
        return (await who.post(`/desk/orders/${number}/move`, form)).status;
      }),
    );
    expect(statuses.sort()).toEqual([303, 409]);
    expect((await logOf(number)).length).toBe(1);
  });

  it('has notes and mails that are sent again, each once', async () => {
    const number = await place();
    const { key, mails } = await seen(preston, number);
    const form = { key, note: 'Rings after six <b>' };
    for (const _ of [1, 2]) expect((await preston.post(`/desk/orders/${number}/note`, form)).status).toBe(303);
    const mail = mails.find(({ canResend }) => canResend);
    const resend = { key: randomUUID(), mail: mail?.id ?? '' };
    for (const _ of [1, 2]) expect((await preston.post(`/desk/orders/${number}/mail`, resend)).status).toBe(303);
    const after = await seen(preston, number);
    expect(after.notes).toMatchObject([{ actor: 'preston', note: 'Rings after six <b>' }]);
    expect(after.mails.filter(({ subject }) => subject === mail?.subject)).toHaveLength(2);
    const foreign = await place();
    expect(
      (await preston.post(`/desk/orders/${foreign}/mail`, { key: randomUUID(), mail: mail?.id ?? '' })).status,
    ).toBe(404);
  });

  it('has its tax invoice, for staff only', async () => {
    const number = await place();
    const paper = await preston.get(`/desk/orders/${number}/tax-invoice.pdf`);
    expect(paper).toMatchObject({ status: 200 });
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.headers['cache-control']).toBe('no-store');
    expect((await preston.get('/desk/orders/W-0/tax-invoice.pdf')).status).toBe(404);
  });

  it('several are packed at once, and those that somebody changed stay as they are', async () => {
    const numbers = [await place(), await place(), await place()];
    const chosen: string[] = [];
    for (const number of numbers) chosen.push(`${number} ${(await seen(preston, number)).version}`);
    const { version, key } = await seen(coburg, numbers[2] ?? '');
    await coburg.post(`/desk/orders/${numbers[2]}/cancel`, { version: `${version}`, key, reason: '' });
    const answer = await preston.post('/desk/orders/pack', { key: randomUUID(), 'chosen[]': chosen });
    expect(answer).toMatchObject({ status: 303, location: '/desk/orders?said=packed-some' });
    const statuses = await Promise.all(numbers.map(async (number) => (await orderNow(number)).status));
    expect(statuses).toEqual(['PACKED', 'PACKED', 'CANCELLED']);
    expect(await logOf(numbers[0] ?? '')).toMatchObject([{ act: 'orders.pack', after: { status: 'PACKED' } }]);
  });
});

describe('the list of orders', () => {
  it.each([
    ['its number', (order: Order) => order.number],
    ['a part of its number', (order: Order) => order.number.split('-')[1] ?? ''],
    ['the name', (order: Order) => `${order.contact.lastName} ${order.contact.firstName.slice(0, 3)}`],
    ['the address', (order: Order) => order.contact.email.toUpperCase()],
    ['the phone, however spaced', (order: Order) => order.contact.phone.replace(/^(....)(...)/, '$1 $2 ')],
    ['a product', () => 'kettle rig'],
  ])('finds an order by %s', async (_, typed) => {
    const number = await place();
    const query = new URLSearchParams({ view: 'all', q: typed(await orderNow(number)) });
    const { groups } = (await preston.get(`/desk/orders?${query}`)).view('orders');
    expect(groups.flatMap(({ rows }) => rows.map((row) => row.number))).toContain(number);
    const none = (await preston.get('/desk/orders?view=all&q=nosuchthing')).view('orders');
    expect(none.groups).toEqual([]);
  });

  it.each(["' | x:*", "\\'", '!!', '():*&', "a'b", '<->'])('takes %s as words', async (typed) => {
    const query = new URLSearchParams({ view: 'all', q: typed });
    expect((await preston.get(`/desk/orders?${query}`)).status).toBe(200);
  });
});
