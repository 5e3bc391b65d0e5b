import { randomUUID } from 'node:crypto';
import type { Order } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kettle, orderOf, orderShop, paidByGiftCard } from '../features/orders/testing/order-shop.ts';
import { openPayingShop, type PayingShop } from '../payment/testing/open-paying-shop.ts';
import { cardData } from '../payment/testing/sample-payment.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { asked } from '../testing/sample-cart-shop.ts';
import { runInTest } from './testing/run-in-test.ts';

let shop: PayingShop;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createServerDatabase();
  shop = await openPayingShop({
    content: orderShop(),
    env: { WRITE_LIMIT_PER_MINUTE: '1000' },
    open: () => openDatabase({ databaseUrl, dataDir: ':memory:' }),
  });
});
afterAll(() => shop.close());

/** Runs a command while the shop is running, as staff would. */
async function command(...args: string[]) {
  const { code, said } = await runInTest(args, {
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: shop.dataDir,
      PUBLIC_URL: shop.origin,
      PORT: new URL(shop.origin).port,
    },
  });
  return { code, said };
}
const post = async (path: string, body: object, key: string = randomUUID()) => {
  const response = await fetch(`${shop.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Order & {
      orderNumber: string;
      errorCode: string;
      actionData: { url: string } | null;
    },
  };
};
const card = (amount: number, name?: string) => ({ methodCode: 'adyen' as const, amount, data: cardData(name) });
async function place(request: object): Promise<string> {
  const { status, body } = await post('/api/order/place/guest', request);
  expect([status, body.errorCode]).toEqual([200, undefined]);
  return body.orderNumber;
}
const stateOf = async (number: string) => {
  const changes = await shop.store.paymentChanges.list(number);
  return changes.map(({ kind, state, amountCents }) => `${kind} ${state} ${amountCents}`);
};
const mailsTo = async (email: string) =>
  (await shop.store.mails.list(email, 20)).map(({ subject, text }) => ({ subject, text }));
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const person = () => `${randomUUID()}@example.com`;

describe('staff at the command line, beside a shop that runs', () => {
  it('sends an order, refunds a line of it, and everybody learns what happened', async () => {
    const email = person();
    const methods = [paidByGiftCard('GIFT2', 20), card(50)];
    const things = [{ productId: 'left' }, { productId: 'right' }];
    const number = await place(orderOf(things, 0, { email, payment: { methods } }));
    expect(await command('move-order', number, 'collected', '--by', 'Ada')).toEqual({
      code: 0,
      said: `${number}: COLLECTED.`,
    });
    await expect.poll(() => stateOf(number)).toEqual(['CAPTURE DONE 5000']);

    const refunded = await command('refund', number, '--line', '2', '--by', 'Ada', '--cause', 'damaged');
    expect(refunded).toEqual({
      code: 0,
      said: [
        `${number}-R1: $40, GST $3.63`,
        '  Reason: arrived damaged',
        '  1 × Kettle right: $40',
        '  $28.58 to Visa ending 1111: the provider took it, and will tell',
        '  $11.42 back on Gift card ending IFT2: done',
      ].join('\n'),
    });
    await expect.poll(() => stateOf(number)).toEqual(['CAPTURE DONE 5000', 'REFUND DONE 2858', 'REFUND DONE 1142']);

    const [mail] = (await mailsTo(email)).filter(({ subject }) => subject.includes('refund'));
    expect(mail?.subject).toBe(`Your refund of $40.00 for order ${number}`);
    for (const words of [
      'Visa ending 1111: $28.58\n  Sent back.',
      'Gift card ending IFT2: $11.42\n  Back on the card. You can use it now.',
      'Reason: arrived damaged',
      'Includes GST of $3.63',
      `credit note ${number}-R1 for order ${number}`,
    ])
      expect(mail?.text).toContain(words);

    const shown = await command('show-order', number);
    expect(shown.said).toContain('COLLECTED, $70, of which $30 is kept');
    expect(shown.said).toContain('manager Ada: REFUNDED $40');
    expect(await command('refund', number, '--line', '2', '--by', 'Ben')).toEqual({
      code: 1,
      said: 'Of line 2 only 0 can be refunded.',
    });
    expect(await command('refund', number, '--goodwill', '50.01', '--by', 'Ben', '--role', 'agent')).toEqual({
      code: 1,
      said: 'Goodwill of at most $50 is yours to give.',
    });
    const again = [
      'refund',
      number,
      '--goodwill',
      '1',
      '--by',
      'Ben',
      '--key',
      'one',
      '--first',
      'card',
      '--reason',
      'Asked.',
    ];
    expect([(await command(...again)).code, (await command(...again)).code]).toEqual([0, 0]);

    const exported = await command('export', 'orders');
    const row = exported.said
      .split('\n')
      .map((line) => JSON.parse(line))
      .find((one) => one.number === number);
    expect(row).toMatchObject({
      refunded: 41,
      refunds: [
        { id: `${number}-R1`, amount: 40, gst: 3.63, lines: [{ line: '2', qty: 1, amount: 40 }] },
        { id: `${number}-R2`, goodwill: 1, parts: [{ label: 'Visa ending 1111', amount: 1 }] },
      ],
      payments: [
        { captured: 50, refunded: 29.58 },
        { captured: 20, refunded: 11.42 },
      ],
    });
    expect(row.journal.map(({ actor, kind }: { actor: string; kind: string }) => `${actor} ${kind}`)).toEqual(
      expect.arrayContaining([
        'staff Ada MOVED_COLLECTED',
        'shop CAPTURE_OPEN',
        'manager Ada REFUNDED',
        'provider REFUND_DONE',
        'manager Ben REFUNDED',
      ]),
    );
  });

  it('who asks for the same refund again is shown that one, not the last', async () => {
    const number = await place(orderOf([{ productId: 'left' }], 0, { payment: { methods: [card(30)] } }));
    const refund = (dollars: string) =>
      command('refund', number, '--goodwill', dollars, '--by', 'Ada', '--key', `of ${dollars}`);
    for (const [index, dollars] of ['1', '2', '1'].entries())
      expect((await refund(dollars)).said).toContain(`${number}-R${[1, 2, 1][index]}: $${dollars}, `);
    expect((await shop.store.orders.find(number))?.data).toMatchObject({ refunds: [{}, {}] });
  });

  it('cancels one that has not left, and the money that was held is let go of', async () => {
    const email = person();
    const number = await place(kettle(0, { email, payment: { methods: [card(100)] } }));
    const cancelled = await command('cancel-order', number, '--by', 'Ada', '--note', 'We cannot get it any more.');
    expect(cancelled.said).toContain(`${number}: CANCELLED.`);
    await expect.poll(() => stateOf(number)).toEqual(['CANCEL DONE 10000']);
    const [mail] = (await mailsTo(email)).filter(({ subject }) => subject.includes('cancelled'));
    expect(mail?.text).toContain('We cannot get it any more.');
    expect(mail?.text).toContain('Visa ending 1111: $100.00\n  It was held, and is released. It was never charged.');
    expect(await command('move-order', number, 'packed')).toMatchObject({ code: 1 });
  });

  it('sees money that went wrong later, and tries again', async () => {
    const email = person();
    const number = await place(kettle(0, { email, payment: { methods: [card(100, 'REFUND_FAILED')] } }));
    await command('move-order', number, 'collected');
    await expect.poll(() => stateOf(number)).toEqual(['CAPTURE DONE 10000']);
    await command('refund', number, '--all', '--no-restock', '--by', 'Ada');
    await expect.poll(() => stateOf(number)).toEqual(['CAPTURE DONE 10000', 'REFUND FAILED 10000']);
    expect(await subjectsTo(email)).toContain(`Your refund for order ${number} did not arrive`);
    expect((await command('order-problems')).said).toContain(`${number}: REFUND_FAILED $100`);
    expect((await command('doctor')).said).toContain('npm run shop -- order-problems lists them');
    expect(await command('order-problems', number, 'retry', '--by', 'Ada')).toEqual({
      code: 0,
      said: `${number}: 1 tried again.`,
    });
    await expect.poll(async () => (await stateOf(number)).at(-1)).toBe('REFUND DONE 10000');
    expect((await command('order-problems')).said).not.toContain(number);
  });

  it('sees a chargeback, and cannot refund what the bank took', async () => {
    const number = await place(kettle(0, { email: person(), payment: { methods: [card(100, 'CHARGEBACK')] } }));
    await command('move-order', number, 'collected');
    await expect.poll(async () => (await command('order-problems')).said).toContain(`${number}: CHARGED_BACK $100`);
    expect(await command('refund', number, '--all', '--by', 'Ada')).toMatchObject({ code: 1 });
    expect((await command('show-order', number)).said).toContain('provider: CHARGED_BACK $100');
    expect(await command('order-problems', number, 'solved', '--by', 'Ada')).toMatchObject({ code: 0 });
  });

  it.each([
    [['refund']],
    [['refund', 'W-1']],
    [['refund', 'W-1', '--by', 'Ada', '--role', 'king']],
    [['cancel-order', 'W-1']],
    [['return', 'W-1', 'W-1-T1', 'maybe', '--by', 'Ada']],
    [['order-problems', 'W-1', 'forget', '--by', 'Ada']],
    [['show-order']],
  ])('is told what a command wants to know: %j', async (args) => {
    expect(await command(...args)).toMatchObject({ code: 2 });
  });

  it('names lines, or all of them, not both: what was meant could be a part of what goes back', async () => {
    const number = await place(orderOf([{ productId: 'left' }], 0, { payment: { methods: [card(30)] } }));
    for (const part of [['--line', '1'], ['--delivery']])
      expect(await command('refund', number, '--all', ...part, '--by', 'Ada')).toMatchObject({ code: 2 });
    expect(await stateOf(number)).toEqual([]);
  });

  it('is told that an order is not there', async () => {
    expect(await command('refund', 'W-0', '--all', '--by', 'Ada')).toEqual({
      code: 1,
      said: 'There is no such order.',
    });
    expect(await command('cancel-order', 'W-0', '--by', 'Ada')).toMatchObject({ code: 1 });
    expect(await command('show-order', 'W-0')).toMatchObject({ code: 1 });
  });
});

describe('a shopper', () => {
  it('cancels by the number and the address of an order, until it is packed', async () => {
    const email = person();
    const number = await place(kettle(0, { email, payment: { methods: [card(100)] } }));
    expect((await post('/api/order/cancel', { number, email: 'eve@example.com' })).status).toBe(404);
    expect(await post('/api/order/cancel', { number, email })).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED', refunds: [{ amountCents: 100_00, parts: [{ way: 'NOT_TAKEN' }] }] },
    });
    expect((await post('/api/order/cancel', { number, email })).status).toBe(200);
    expect(await subjectsTo(email)).toEqual([
      `Your order ${number} has been cancelled`,
      `We have your order ${number}`,
    ]);
    const packed = await place(kettle(0, { email, payment: { methods: [card(100)] } }));
    await command('move-order', packed, 'packed');
    expect(await post('/api/order/cancel', { number: packed, email })).toMatchObject({
      status: 422,
      body: { errorCode: 'OrderStateInvalid' },
    });
  });

  it('who paid by a wallet that holds no money has it refunded', async () => {
    const email = person();
    const methods = [{ methodCode: 'adyen' as const, amount: 100, data: { paymentMethod: { type: 'alipay' } } }];
    const begun = await post('/api/order/place/guest', kettle(0, { email, payment: { methods } }));
    const { orderNumber: number, actionData } = begun.body;
    const choice = new URLSearchParams({ choice: 'accept' });
    const page = await fetch(String(actionData?.url), { method: 'POST', body: choice, redirect: 'manual' });
    const redirectResult = new URL(page.headers.get('location') ?? '').searchParams.get('redirectResult');
    await post(`/api/order/${number}/payment/details`, { details: { redirectResult } });
    expect(await stateOf(number)).toEqual(['CAPTURE DONE 10000']);
    expect((await post('/api/order/cancel', { number, email })).status).toBe(200);
    await expect.poll(() => stateOf(number)).toEqual(['CAPTURE DONE 10000', 'REFUND DONE 10000']);
  });

  it('asks to return something, once for a key; staff accepts and refunds, or declines', async () => {
    const email = person();
    const number = await place(
      orderOf([{ productId: 'left', qty: 2 }], 0, { email, payment: { methods: [card(60)] } }),
    );
    const wanted = { number, email, lines: [{ lineId: '1', qty: 1 }], reason: 'FAULTY', note: 'It hums.' };
    expect(await post('/api/order/return', wanted)).toMatchObject({ body: { errorCode: 'OrderStateInvalid' } });
    await command('move-order', number, 'collected');
    await expect.poll(() => stateOf(number)).toEqual(['CAPTURE DONE 6000']);
    expect((await post('/api/order/return', { ...wanted, email: person() })).status).toBe(404);
    const key = randomUUID();
    for (const _ of [1, 2])
      expect(await post('/api/order/return', wanted, key)).toMatchObject({
        status: 200,
        body: { returns: [{ id: `${number}-T1`, state: 'ASKED', reason: 'FAULTY', note: 'It hums.' }] },
      });
    expect(await subjectsTo(email)).toContain(`We have your return request for order ${number}`);
    const tooMany = { ...wanted, lines: [{ lineId: '1', qty: 2 }] };
    expect(await post('/api/order/return', tooMany)).toMatchObject({ body: { errorCode: 'ReturnLinesInvalid' } });

    expect(await command('return', number, `${number}-T1`, 'decline', '--by', 'Ada')).toMatchObject({ code: 1 });
    const accepted = await command('return', number, `${number}-T1`, 'accept', '--no-restock', '--by', 'Ada');
    expect(accepted.said).toContain(`${number}-T1: ACCEPTED.\n${number}-R1: $30`);
    // accepted twice is refunded once
    await command('return', number, `${number}-T1`, 'accept', '--by', 'Ada');
    await expect.poll(() => stateOf(number)).toEqual(['CAPTURE DONE 6000', 'REFUND DONE 3000']);
    expect((await post('/api/order/find', { number, email })).body.returns).toMatchObject([
      { state: 'ACCEPTED', refundId: `${number}-R1` },
    ]);

    await post('/api/order/return', wanted);
    const answer = 'It works as it should.';
    expect(await command('return', number, `${number}-T2`, 'decline', '--answer', answer, '--by', 'Ada')).toMatchObject(
      { code: 0 },
    );
    const [declined] = await mailsTo(email);
    expect(declined).toMatchObject({ subject: `Your return request for order ${number}` });
    expect(declined?.text).toContain(answer);
  });
});

describe('gift cards that were bought', () => {
  const giftcard = {
    amount: 75,
    message: '',
    recipientEmail: 'priya@example.com',
    recipientName: 'Priya',
    senderName: 'Mia',
  };
  const buy = (email: string) =>
    place(
      orderOf([], 0, {
        email,
        items: [asked({ productId: 'card', extra: { giftcard } })],
        shipping: { methodCode: 'email' },
        payment: { methods: [card(75)] },
      }),
    );
  const cardOf = async (number: string) => {
    const found = await shop.store.giftCards.listOf(number);
    return found[0];
  };

  it('are paid as they go out, and stopped when the order is cancelled', async () => {
    const email = person();
    const number = await buy(email);
    await expect.poll(() => stateOf(number), { timeout: 30_000 }).toEqual(['CAPTURE DONE 7500']);
    expect(await cardOf(number)).toMatchObject({ suspended: false, amountRemainingCents: 75_00 });
    expect((await post('/api/order/cancel', { number, email })).status).toBe(200);
    const stopped = await cardOf(number);
    expect(stopped).toMatchObject({ suspended: true });
    // only its recipient is told that it no longer works
    const told = (await mailsTo('priya@example.com')).find(({ subject }) => subject.includes('no longer works'));
    expect(told?.text).toContain(`Card number ending:\n  ${stopped?.code.slice(-4)}`);
    expect(told?.text).toContain('$75');
    await expect.poll(() => stateOf(number)).toEqual(['CAPTURE DONE 7500', 'REFUND DONE 7500']);
  });

  it('are not taken back once they were used', async () => {
    const email = person();
    const number = await buy(email);
    const bought = await cardOf(number);
    const mail = (await mailsTo('priya@example.com')).map(({ text }) => text.replaceAll(' ', ''));
    const [, pin = ''] = /PIN:\n(\d+)/.exec(mail.find((text) => text.includes(bought?.code ?? 'none')) ?? '') ?? [];
    await place(
      orderOf([{ productId: 'left' }], 0, { payment: { methods: [paidByGiftCard(bought?.code ?? '', 30, pin)] } }),
    );
    expect(await post('/api/order/cancel', { number, email })).toMatchObject({
      status: 422,
      body: { errorCode: 'GiftCardUsed' },
    });
    expect(await command('refund', number, '--line', '1', '--by', 'Ada')).toEqual({
      code: 1,
      said: 'A gift card that was bought has been used and cannot be taken back.',
    });
    expect(await cardOf(number)).toMatchObject({ suspended: false, amountRemainingCents: 45_00 });
  });
});
