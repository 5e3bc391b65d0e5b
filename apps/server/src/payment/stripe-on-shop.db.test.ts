import { randomUUID } from 'node:crypto';
import type { Order } from '@wattle/domain/order';
import { openStripeServer, type StripeServer } from '@wattle/providers/payment/conformance';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runInTest } from '../commands/testing/run-in-test.ts';
import { sweepOrders } from '../features/orders/sweep-orders.ts';
import {
  anHourLater,
  kettle,
  makeLetters,
  orderDeps,
  orderOf,
  orderShop,
  paidByGiftCard,
} from '../features/orders/testing/order-shop.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { openPayingShop, type PayingShop } from './testing/open-paying-shop.ts';

let stripe: StripeServer;
let shop: PayingShop;
let database: Database;
let databaseUrl: string;
beforeAll(async () => {
  stripe = await openStripeServer();
  databaseUrl = await createServerDatabase();
  const open = async () => {
    database = await openDatabase({ databaseUrl, dataDir: ':memory:' });
    return database;
  };
  shop = await openPayingShop({ content: orderShop(), env: { ...stripe.env, WRITE_LIMIT_PER_MINUTE: '1000' }, open });
  await makeLetters(database);
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

type Said = Partial<Order> & {
  readonly orderNumber: string;
  readonly errorCode?: string;
  readonly reasons?: readonly { readonly params?: { readonly cause?: string } }[];
  readonly actionData: { readonly url: string } | null;
};
async function post(path: string, body: object, key: string = randomUUID()) {
  const response = await fetch(`${shop.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Said };
}
const byCard = (amount: number) => ({
  ...{ methodCode: 'adyen' as const, amount, data: { paymentMethod: { type: 'ADYEN_CREDIT_CARD' } } },
});
const order = () => kettle(0, { payment: { methods: [byCard(100)] } });

/** An order that waits for its shopper to pay on Stripe's page. */
async function start(request: object = order(), key?: string) {
  const { status, body } = await post('/api/order/place/guest', request, key);
  expect([status, body.errorCode, body.status]).toEqual([200, undefined, 'actionRequired']);
  return { number: body.orderNumber, url: body.actionData?.url ?? '' };
}
const comeBack = (number: string, address: string) => {
  const details = { redirectResult: new URL(address).searchParams.get('redirectResult') };
  return post(`/api/order/${number}/payment/details`, { details });
};
/** A placed order. */
async function place(request?: object): Promise<string> {
  const { number, url } = await start(request);
  expect((await comeBack(number, await stripe.payAt(url))).body).toMatchObject({ status: 'placed' });
  return number;
}
const tell = () => stripe.deliver(`${shop.origin}/api/payment/webhook`);
const statusOf = async (number: string) => (await shop.store.orders.find(number))?.status;
const changesOf = async (number: string) =>
  (await shop.store.paymentChanges.list(number)).map(
    ({ kind, state, amountCents }) => `${kind} ${state} ${amountCents}`,
  );
const legOf = async (number: string) => (await shop.store.payments.list(number)).find(({ leg }) => leg === 0);
const intentOf = async (number: string) => stripe.intents.get((await legOf(number))?.reference ?? '');
/** What the shop does every quarter of a minute. */
const sweep = () => sweepOrders(orderDeps(database, { port: shop.payment.provider }))();
const stockOf = async () => (await shop.store.stock.list(['kettle-v1']))[0]?.qty ?? 0;

/** Runs a command beside the shop that runs, as somebody of the shop would. */
async function command(...args: string[]) {
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: shop.dataDir, PUBLIC_URL: shop.origin };
  const { code, said } = await runInTest(args, { env: { ...own, ...stripe.env, PORT: new URL(shop.origin).port } });
  return { code, said };
}

describe('a shop that takes money with Stripe, by configuration alone', () => {
  it('says on whose page shoppers pay, offers what the account may take, and serves no simulator [C-1-09]', async () => {
    const settings = await (await fetch(`${shop.origin}/api/payment/settings`)).json();
    expect(settings).toMatchObject({ browser: { kind: 'PAGE', providerName: 'Stripe' } });
    const offered = await post('/api/payment/methods', { orderTotal: 100, outstanding: 100 });
    expect(offered.body).toEqual({ types: ['ADYEN_CREDIT_CARD', 'ADYEN_AFTERPAY'], browserData: {} });
    expect(shop.payment.service).toBeUndefined();
  });

  it('places an order that was paid there, once, with the money held and the card on it [C-4-90 C-7-30 C-7-32]', async () => {
    const key = randomUUID();
    const request = order();
    const { number, url } = await start(request, key);
    // the same request leads to the same page
    expect(await start(request, key)).toEqual({ number, url });
    const back = await stripe.payAt(url);
    expect(new URL(back).pathname).toBe('/checkout/adyen');
    const answers = await Promise.all([comeBack(number, back), comeBack(number, back)]);
    for (const { body } of answers) expect(body).toEqual({ orderNumber: number, status: 'placed', actionData: null });
    expect(await intentOf(number)).toMatchObject({ status: 'requires_capture', amount_capturable: 100_00 });
    expect((await shop.store.orders.find(number))?.data.payments).toMatchObject([{ label: 'Visa ending 4242' }]);
    expect(new Set(await tell())).toEqual(new Set([200]));
    expect([await statusOf(number), await legOf(number)]).toMatchObject(['PLACED', { status: 'AUTHORISED' }]);
  });

  it('places it though the shopper never comes back: Stripe tells, and telling twice changes nothing', async () => {
    const { number, url } = await start();
    await stripe.payAt(url, '5555555555554444');
    const told = stripe.events.slice();
    await tell();
    expect(await statusOf(number)).toBe('PLACED');
    expect((await shop.store.orders.find(number))?.data.payments).toMatchObject([{ label: 'Mastercard ending 4444' }]);
    stripe.events.push(...told);
    expect(new Set(await tell())).toEqual(new Set([200]));
    expect(await shop.store.payments.list(number)).toHaveLength(1);
  });

  it('takes no news that Stripe did not sign, or that somebody kept', async () => {
    const { number, url } = await start();
    await stripe.payAt(url);
    const body = JSON.stringify(stripe.events.splice(0).find(({ type }) => type === 'charge.succeeded'));
    const send = (signature: string) =>
      fetch(`${shop.origin}/api/payment/webhook`, { method: 'POST', headers: { 'stripe-signature': signature }, body });
    const old = Math.floor(Date.now() / 1000) - 3_600;
    for (const signature of ['', 't=1,v1=00', stripe.sign(body, 'whsec_other'), stripe.sign(body, undefined, old)])
      expect((await send(signature)).status).toBe(401);
    expect(await statusOf(number)).toBeUndefined();
    expect((await send(stripe.sign(body))).status).toBe(200);
    expect(await statusOf(number)).toBe('PLACED');
  });

  it('says why the bank said no, gives everything back, and closes the page [C-8-02 C-8-03]', async () => {
    const before = await stockOf();
    const { number, url } = await start();
    expect(await stockOf()).toBe(before - 1);
    await stripe.payAt(url, '4000000000000069');
    const [, session] = /\/pay\/(.+)$/.exec(url) ?? [];
    const left = String(stripe.sessions.get(session ?? '')?.cancel_url);
    const { status, body } = await comeBack(number, left);
    expect([status, body.errorCode]).toEqual([422, 'PaymentProcessorDeclinedHard']);
    expect(body.reasons?.[0]?.params).toEqual({ cause: 'CARD_EXPIRED' });
    expect([await stockOf(), await statusOf(number)]).toEqual([before, undefined]);
    expect(await stripe.payAt(url)).toContain('410');
    await tell();
  });

  it('takes the money when the goods leave, and gives a line of it back to card and gift card', async () => {
    const methods = [paidByGiftCard('GIFT2', 20), byCard(50)];
    const number = await place(orderOf([{ productId: 'left' }, { productId: 'right' }], 0, { payment: { methods } }));
    await tell();
    expect(await command('move-order', number, 'collected', '--by', 'Ada')).toMatchObject({ code: 0 });
    expect(await intentOf(number)).toMatchObject({ status: 'succeeded', amount_received: 50_00 });
    await tell();
    expect(await changesOf(number)).toEqual(['CAPTURE DONE 5000']);
    const refunded = await command('refund', number, '--line', '2', '--by', 'Ada', '--reason', 'A dent.');
    expect(refunded.said).toContain('$28.58 to Visa ending 4242');
    await tell();
    expect(await changesOf(number)).toEqual(['CAPTURE DONE 5000', 'REFUND DONE 2858', 'REFUND DONE 1142']);
    const { id } = (await intentOf(number)) ?? {};
    expect(stripe.refunds.filter((one) => one.payment_intent === id)).toMatchObject([{ amount: 28_58 }]);
  });

  it('lets go of what is held when an order is cancelled before it leaves', async () => {
    const number = await place();
    await tell();
    expect(await command('cancel-order', number, '--by', 'Ada', '--reason', 'Asked.')).toMatchObject({ code: 0 });
    expect((await intentOf(number))?.status).toBe('canceled');
    await tell();
    expect(await changesOf(number)).toEqual(['CANCEL DONE 10000']);
  });

  it('gives an answer that was lost the same key again, and pays once', async () => {
    const number = await place();
    await tell();
    stripe.faults.push('LOST');
    await command('move-order', number, 'collected', '--by', 'Ada');
    await tell();
    expect(await changesOf(number)).toEqual(['CAPTURE DONE 10000']);
    expect(await intentOf(number)).toMatchObject({ amount_received: 100_00 });
  });

  it('closes the page of an attempt that nobody finished, and gives back what is approved all the same', async () => {
    const before = await stockOf();
    const [left, late] = [await start(), await start()];
    await stripe.payAt(late.url);
    const approved = stripe.events.splice(0);
    await anHourLater(database);
    await sweep();
    expect(await stockOf()).toBe(before);
    expect(await stripe.payAt(left.url)).toContain('410');
    // what was approved comes to light after all was given back
    stripe.events.push(...approved);
    await tell();
    expect([(await legOf(left.number))?.status, (await legOf(late.number))?.status]).toEqual([
      'CANCELLED',
      'CANCELLED',
    ]);
    expect((await intentOf(late.number))?.status).toBe('canceled');
    expect([await statusOf(left.number), await statusOf(late.number)]).toEqual([undefined, undefined]);
  });

  it('has staff look at a dispute, of which Stripe names the payment alone; of others nobody hears', async () => {
    const number = await place();
    await tell();
    const reference = (await legOf(number))?.reference;
    const disputed = (id: string, payment: string | undefined) =>
      stripe.tell('charge.dispute.created', { id, amount: 100_00, currency: 'aud', payment_intent: payment });
    disputed('dp_1', reference ?? '');
    disputed('dp_2', 'pi_of_another_program');
    expect(await tell()).toEqual([200, 200]);
    const problems = await shop.store.orderProblems.listOpen(100);
    expect(problems.filter(({ kind }) => kind === 'DISPUTED').map(({ orderNumber }) => orderNumber)).toEqual([number]);
  });
});

/** What Stripe answers once the shop's key was revoked. */
const REVOKED = { status: 401, body: '{"error":{"type":"invalid_request_error","code":"invalid_api_key"}}' };

describe('a key that Stripe refuses', () => {
  const alarms = async () => (await shop.store.serviceAlarms.list()).map(({ service, problem }) => [service, problem]);
  const due = () => database.query("update payment_changes set due_at = now() where state = 'OPEN'");
  afterEach(() => {
    stripe.faults.length = 0;
  });

  it('fails no capture and no cancellation, and staff see it until the key is good again', async () => {
    const taken = await place();
    await sweep();
    stripe.faults.push(REVOKED, REVOKED, REVOKED);
    expect((await command('move-order', taken, 'collected')).code).toBe(0);
    await due();
    await sweep();
    expect(await changesOf(taken)).toEqual(['CAPTURE OPEN 10000']);
    expect((await shop.store.orderProblems.listOpen(100)).filter((one) => one.orderNumber === taken)).toEqual([]);
    await expect.poll(alarms).toEqual([['payment', 'status 401, error invalid_api_key']]);
    expect((await command('today')).said).toContain('The payment provider does not accept the shop’s key.');
    stripe.faults.length = 0;
    await due();
    await sweep();
    await expect.poll(async () => (await changesOf(taken))[0]).toMatch(/^CAPTURE (SENT|DONE) 10000$/);
    await expect.poll(alarms).toEqual([]);
  });

  it('does not give up the goods of a page that may be paid, and takes no order meanwhile', async () => {
    const { number } = await start();
    await anHourLater(database);
    stripe.faults.push(REVOKED, REVOKED, REVOKED);
    await sweep();
    expect(await legOf(number)).toMatchObject({ status: 'TO_CANCEL' });
    stripe.faults.length = 0;
    stripe.faults.push(REVOKED);
    const refused = await post('/api/order/place/guest', order());
    expect([refused.status, refused.body.errorCode]).toEqual([503, 'UNAVAILABLE']);
  });
});
