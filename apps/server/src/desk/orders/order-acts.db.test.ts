import { randomUUID } from 'node:crypto';
import type { OrdersView } from '@wattle/contract/desk';
import type { Order } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOf, orderShop, paidByGiftCard } from '../../features/orders/testing/order-shop.ts';
import { openPayingShop, type PayingShop } from '../../payment/testing/open-paying-shop.ts';
import { cardData } from '../../payment/testing/sample-payment.ts';
import { asked } from '../../testing/sample-cart-shop.ts';
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
function place(): Promise<string> {
  const card = { methodCode: 'adyen' as const, amount: 50, data: cardData() };
  const things = [{ productId: 'left' }, { productId: 'right' }];
  const methods = [paidByGiftCard('GIFT2', 20), card];
  return send(orderOf(things, 0, { email: `${randomUUID()}@example.com`, payment: { methods } }));
}

/** An order of one thing for $30, paid with a card. */
const placeSmall = (): Promise<string> =>
  send(
    orderOf([{ productId: 'left' }], 0, {
      email: `${randomUUID()}@example.com`,
      payment: { methods: [{ methodCode: 'adyen' as const, amount: 30, data: cardData() }] },
    }),
  );

async function send(request: object): Promise<string> {
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
  it.each(['at once', 'one after the other'])(
    'two orders refunded with the key of one form, %s, are both in the log',
    async (how) => {
      const numbers = [await placeSmall(), await placeSmall()];
      const { key } = await seen(preston, numbers[0] ?? '');
      const refund = async (number: string) => {
        const { version } = await seen(preston, number);
        const form = { version: `${version}`, key, 'take.1': 'on', expected: '3000', reason: 'FAULTY' };
        return (await preston.post(`/desk/orders/${number}/refund`, form)).status;
      };
      if (how === 'at once') expect(await Promise.all(numbers.map(refund))).toEqual([303, 303]);
      else for (const number of numbers) expect(await refund(number)).toBe(303);
      for (const number of numbers) {
        expect((await orderNow(number)).refunds).toMatchObject([{ amountCents: 30_00 }]);
        expect((await logOf(number)).map(({ act }) => act)).toEqual(['order.refund']);
      }
    },
  );

  it('a form that is sent twice at once is done once, and both are told so', async () => {
    const number = await placeSmall();
    const { version, key } = await seen(preston, number);
    const form = { version: `${version}`, key, 'take.1': 'on', expected: '3000', reason: 'FAULTY' };
    const sent = await Promise.all([1, 2, 3].map(() => preston.post(`/desk/orders/${number}/refund`, form)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await orderNow(number)).refunds).toHaveLength(1);
    expect(await logOf(number)).toHaveLength(1);
  });

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
    const chosen = { 'take.2': 'on', 'qty.2': '1', goodwill: '5.00', reason: 'LATE' };
    const query = `?${new URLSearchParams({ panel: 'refund', ...chosen })}`;
    const { panel, version, key } = await seen(preston, number, query);
    if (panel?.kind !== 'refund') throw new Error('No panel.');
    expect(panel.plan).toMatchObject({ amountCents: 4500 });
    expect(panel.plan?.parts.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Visa ending 1111', 3215],
      ['Gift card ending IFT2', 1285],
    ]);
    expect(panel.leftAfterCents).toBe(2500);
    expect(panel.plan).toMatchObject({ lines: [{ lineId: '2', qty: 1, amountCents: 4000 }], goodwillCents: 500 });
    const onHand = async () => (await shop.store.goods.listStock('right'))[0]?.qty ?? Number.NaN;
    const [shelf] = panel.stock;
    expect(panel.stock).toEqual([
      { sku: shelf?.sku, place: null, before: await onHand(), after: (await onHand()) + 1 },
    ]);
    const kept = await seen(preston, number, `${query}&restock=no`);
    expect(kept.panel).toMatchObject({ stock: [], plan: { amountCents: 4500 } });
    expect(panel.goodwillLimitCents).toBe(5000);
    const form = { ...chosen, version: `${version}`, key, expected: '4500' };
    const pressed = await Promise.all([1, 2].map(() => preston.post(`/desk/orders/${number}/refund`, form)));
    // one of the two may find the other under way: it is refused, and nothing is refunded twice
    expect(pressed.map(({ status }) => status)).toContain(303);
    expect((await preston.post(`/desk/orders/${number}/refund`, form)).status).toBe(303);
    const { refunds = [] } = await orderNow(number);
    expect(await onHand()).toBe(shelf?.after);
    expect(refunds.map(({ amountCents, cause }) => [amountCents, cause])).toEqual([[4500, 'LATE']]);
    const { timeline } = await seen(preston, number);
    expect(timeline.find(({ kind }) => kind === 'REFUNDED')?.note).toBe('Came after the promised time');
    expect((await logOf(number)).filter(({ act }) => act === 'order.refund')).toMatchObject([
      { before: { keptCents: 7000 }, after: { keptCents: 2500 } },
    ]);
  });

  it('refuses more goodwill than the role may give beside its field, keeps what was typed, and an admin may', async () => {
    const number = await place();
    const { version, key } = await seen(preston, number);
    const form = { goodwill: '60', reason: 'LATE', version: `${version}`, key, expected: '6000' };
    const refused = await preston.post(`/desk/orders/${number}/refund`, form);
    expect(refused.status).toBe(422);
    const { panel } = refused.view('order');
    expect(panel).toMatchObject({
      goodwill: '60',
      reason: 'LATE',
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

  it('goes to another street while it has not left, and not for who collects', async () => {
    const number = await place();
    const { version, key, canChangeAddress } = await seen(preston, number);
    expect(canChangeAddress).toBe(false);
    const form = { version: `${version}`, key, street1: '2 Low St', note: 'Gate code 4417' };
    const refused = await preston.post(`/desk/orders/${number}/address`, form);
    expect([refused.status, refused.view('order').refusals]).toEqual([
      422,
      [expect.objectContaining({ code: 'OrderStateInvalid' })],
    ]);
    const order = await orderNow(number);
    const street = { street1: '1 High St', street2: '', suburb: 'Preston', state: 'VIC', postcode: '3072' };
    const address = { contactName: 'Mia Tran', company: '', country: 'AU', ...street };
    const agreed = { methodCode: 'delivery', label: 'Delivery', day: '2030-01-07', rangeEnd: null, note: '' };
    const delivered = { ...order, shipping: { ...agreed, type: 'DELIVERY', address } };
    await shop.store.orders.save([
      { number, placedAt: Math.floor(order.placedAt / 1000), status: order.status, data: delivered },
    ]);
    const now = await seen(preston, number, '?panel=address');
    expect(now.panel).toMatchObject({ kind: 'address', street1: '1 High St', suburb: 'Preston VIC 3072' });
    const sent = { ...form, version: `${now.version}`, key: now.key };
    expect((await preston.post(`/desk/orders/${number}/address`, sent)).status).toBe(303);
    expect((await orderNow(number)).shipping).toMatchObject({
      address: { ...address, street1: '2 Low St' },
      note: 'Gate code 4417',
    });
    expect(await logOf(number)).toMatchObject([
      {
        act: 'order.address',
        before: { address: '1 High St', driverNote: '' },
        after: { address: '2 Low St', driverNote: 'Gate code 4417' },
      },
    ]);
    const { mails, timeline, version: moved, key: fresh } = await seen(preston, number);
    const subject = `Your order ${number} has a new delivery address`;
    expect(mails.map((mail) => mail.subject)).toContain(subject);
    const mail = (await shop.store.mails.list(order.contact.email, 9)).find((one) => one.subject === subject);
    expect(mail?.text).toContain('2 Low St, Preston VIC 3072');
    expect(timeline.at(-1)).toMatchObject({ kind: 'ADDRESS_CHANGED', actor: 'agent preston' });
    // a word for the driver alone is no new address
    const note = { version: `${moved}`, key: fresh, street1: '2 Low St', note: 'Ring twice' };
    expect((await preston.post(`/desk/orders/${number}/address`, note)).status).toBe(303);
    expect((await seen(preston, number)).mails).toHaveLength(mails.length);
  });

  it('has its gift card mailed again, once, with a new PIN', async () => {
    const recipientEmail = `${randomUUID()}@example.com`;
    const giftcard = { amount: 75, message: '', recipientEmail, recipientName: 'Jo', senderName: 'Mia' };
    const number = await send(
      orderOf([], 0, {
        items: [asked({ productId: 'card', extra: { giftcard } })],
        shipping: { methodCode: 'email' },
        payment: { methods: [{ methodCode: 'adyen' as const, amount: 75, data: cardData() }] },
      }),
    );
    const { cardLines, key } = await seen(preston, number);
    expect(cardLines).toEqual(['1']);
    for (const _ of [1, 2])
      expect((await preston.post(`/desk/orders/${number}/card`, { key, line: '1' })).location).toMatch(/card-mailed$/);
    const mails = await shop.store.mails.list(recipientEmail, 9);
    expect(mails.map(({ text }) => text.includes('It has a new PIN'))).toEqual([true, false]);
    expect((await seen(preston, await place())).cardLines).toEqual([]);
  });

  it('has its tax invoice, for staff only', async () => {
    const number = await place();
    const paper = await preston.get(`/desk/orders/${number}/tax-invoice.pdf`);
    expect(paper).toMatchObject({ status: 200 });
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.headers['cache-control']).toBe('no-store');
    expect((await preston.get('/desk/orders/W-0/tax-invoice.pdf')).status).toBe(404);
  });

  it('several are shown as they would be, before anything happens to them', async () => {
    const [first, second] = [await place(), await place()];
    const query = async () => {
      const chosen = await Promise.all(
        [first, second].map(
          async (number) => ['chosen[]', `${number} ${(await seen(preston, number)).version}`] as const,
        ),
      );
      return new URLSearchParams([['what', 'pack'], ...chosen.map(([name, value]): [string, string] => [name, value])]);
    };
    const asked = await query();
    const { version, key } = await seen(coburg, second);
    await coburg.post(`/desk/orders/${second}/cancel`, { version: `${version}`, key, reason: '' });
    const view = async (of: URLSearchParams) =>
      (await preston.get(`/desk/orders/several?${of}`))
        .view('several')
        .rows.map(({ number, refusal }) => [number, refusal]);
    expect(await view(asked)).toEqual([
      [first, null],
      [second, 'CHANGED'],
    ]);
    // the provider’s answer to the cancellation changes it once more
    await expect
      .poll(async () => view(await query()))
      .toEqual([
        [first, null],
        [second, 'STATE'],
      ]);
    expect((await orderNow(first)).status).toBe('PLACED');
    const slips = (await preston.get(`/desk/orders/packing-slips?${asked}`)).view('slip');
    expect(slips.orders.map(({ number }) => number)).toEqual([first, second]);
    expect((await preston.get('/desk/orders/several?what=pack')).status).toBe(404);
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

  it('is narrowed by how was paid', async () => {
    const number = await place();
    const found = async (paid: string) => {
      const query = new URLSearchParams({ view: 'all', q: number, paid });
      return (await preston.get(`/desk/orders?${query}`)).view('orders').groups.length;
    };
    expect(await Promise.all(['', 'VOUCHER', 'ADYEN_CREDIT_CARD', 'ADYEN_ZIP', 'nonsense'].map(found))).toEqual([
      1, 1, 1, 0, 1,
    ]);
  });

  it('is a file for a spreadsheet, in which no name is a formula, and that it was taken is in the log', async () => {
    const number = await place();
    const order = await orderNow(number);
    const evil = { ...order, contact: { ...order.contact, firstName: '=1+2', lastName: 'a"b' } };
    await shop.store.orders.save([
      { number, placedAt: Math.floor(order.placedAt / 1000), status: order.status, data: evil },
    ]);
    const { exportHref } = (await preston.get(`/desk/orders?view=all&q=${number}`)).view('orders');
    const file = await preston.get(exportHref);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders-all.csv"',
      'cache-control': 'no-store',
    });
    const [head, row, ...more] = file.body.replace(/^\uFEFF/, '').split('\r\n');
    expect(head).toMatch(/^number,placedAt,status,problem,name,email/);
    expect(row).toContain(`"'=1+2 a""b",${order.contact.email}`);
    expect(row).toMatch(new RegExp(`^${number},.*70`));
    expect(more).toEqual(['']);
    const [log] = await shop.store.deskAudit.search({ query: 'orders.export', before: null, limit: 1 });
    expect(log).toMatchObject({ actor: 'preston@shop.example', subjectId: 'all', after: { q: number } });
  });

  it('goes from page to page through all groups, each order once', async () => {
    for (let more = 0; more < 27; more += 1) await place();
    const seenNumbers: string[] = [];
    let next: string | null = '?view=todo';
    while (next) {
      const page: OrdersView = (await preston.get(`/desk/orders${next}`)).view('orders');
      seenNumbers.push(...page.groups.flatMap(({ rows }) => rows.map(({ number }) => number)));
      next = page.next;
    }
    const { todo } = (await preston.get('/desk/orders')).view('orders').counts;
    expect([seenNumbers.length, new Set(seenNumbers).size]).toEqual([todo, todo]);
    const file = await preston.get('/desk/orders/export.csv?view=todo');
    expect(file.body.trimEnd().split('\r\n')).toHaveLength((todo ?? 0) + 1);
  });

  it.each(["' | x:*", "\\'", '!!', '():*&', "a'b", '<->'])('takes %s as words', async (typed) => {
    const query = new URLSearchParams({ view: 'all', q: typed });
    expect((await preston.get(`/desk/orders?${query}`)).status).toBe(200);
  });
});

it('refuses more goodwill than one person gives in a day, of two at once too, and a colleague goes on', async () => {
  const giver = await signInAs(shop, ['orders'], 'giver@shop.example');
  const placed = () => {
    const methods = [{ methodCode: 'adyen' as const, amount: 100, data: cardData() }];
    const contact = { email: `${randomUUID()}@example.com`, payment: { methods } };
    return send(orderOf([{ productId: 'kettle' }], 0, contact));
  };
  const give = async (who: AtDesk, number: string, dollars: number) => {
    const { version, key } = await seen(who, number);
    const form = { goodwill: `${dollars}`, reason: 'LATE', version: `${version}`, key, expected: `${dollars}00` };
    return who.post(`/desk/orders/${number}/refund`, form);
  };
  for (let given = 0; given < 200; given += 50)
    expect((await give(giver, await placed(), 50)).status, `${given}`).toBe(303);
  const [one, two] = [await placed(), await placed()];
  const both = await Promise.all([one, two].map((number) => give(giver, number, 30)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  const refused = both.findIndex(({ status }) => status === 422);
  const { panel } = both[refused]?.view('order') ?? {};
  expect(panel).toMatchObject({
    goodwillLimitCents: 2000,
    refusals: [{ code: 'RefundGoodwillDayExceeded', field: 'goodwill', left: 2000 }],
  });
  const number = [one, two][refused] ?? '';
  expect((await give(giver, number, 20)).status).toBe(303);
  expect((await give(coburg, await placed(), 30)).status).toBe(303);
  const [row] = (await logOf(number)).filter(({ act }) => act === 'order.refund');
  expect(row).toMatchObject({ after: { gave: { cents: 2000, goodwillCents: 2000, hadLeft: false } } });
});
