import { randomUUID } from 'node:crypto';
import { DEMO_IDENTITY } from '@wattle/demo/identity';
import { purchaseEvent } from '@wattle/domain/analytics';
import type { ProductRecord } from '@wattle/domain/catalogue';
import { type Order, type OrderPlan, summariseOrder } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportOrders } from '../../commands/export-orders.ts';
import { runInTest } from '../../commands/testing/run-in-test.ts';
import { type AtDesk, dataOnly, signInAs } from '../../desk/testing/open-desk.ts';
import { creditView, invoiceView } from '../../papers/paper-view.ts';
import { openPayingShop, type PayingShop } from '../../payment/testing/open-paying-shop.ts';
import { cardData } from '../../payment/testing/sample-payment.ts';
import { openDatabase } from '../../store/open-database.ts';
import { createServerDatabase } from '../../store/testing/each-database.ts';
import { sampleVariant } from '../../store/testing/sample-shop.ts';
import { asked, goods } from '../../testing/sample-cart-shop.ts';
import { sampleShippingShop } from '../../testing/sample-shipping-shop.ts';
import { authoriseInput } from './authorise-input.ts';
import { ORDER_TIMES } from './order-deps.ts';
import { commandOf, orderOf, orderShop } from './testing/order-shop.ts';

const HOOK = 'https://erp.example/hooks';
const CODE = 'STS-470N-E2';
const NAME = 'Serif toaster, Eucalypt';
const picture = (url: string) => [{ url, alt: '' }];
const serif: ProductRecord = goods('serif', 30, {
  name: 'Serif toaster',
  productSku: 'STS-470N',
  images: picture('/serif.svg'),
  variants: [
    sampleVariant('serif-1', { code: 'STS-470N-N1', name: 'Sand', images: picture('/sand.svg'), qty: 50 }),
    sampleVariant('serif-2', { code: CODE, name: 'Eucalypt', images: picture('/eucalypt.svg'), qty: 50 }),
  ],
});

let shop: PayingShop;
let staff: AtDesk;
let databaseUrl: string;
let db: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  databaseUrl = await createServerDatabase();
  const shown = orderShop();
  shop = await openPayingShop({
    content: { ...shown, settings: sampleShippingShop().settings, products: [...shown.products, serif] },
    env: { WRITE_LIMIT_PER_MINUTE: '1000' },
    renderDesk: dataOnly,
    open: () => openDatabase({ databaseUrl, dataDir: ':memory:' }),
  });
  db = await openDatabase({ databaseUrl, dataDir: ':memory:' });
  await shop.store.hooks.setTargets([HOOK]);
  staff = await signInAs(shop, ['admin']);
});
afterAll(async () => {
  await shop.close();
  await db.close();
});

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${shop.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect([path, response.status, response.status === 200 ? '' : text]).toEqual([path, 200, '']);
  return JSON.parse(text);
}

/** Two of the second variant, placed as a guest does. */
const request = () => ({
  ...orderOf([], 0, {
    items: [{ ...asked({ productId: 'serif', qty: 2 }), variantId: 'serif-2' }],
    payment: { methods: [{ methodCode: 'adyen', amount: 60, data: cardData() }] },
  }),
});
const place = async (): Promise<string> =>
  (await post<{ orderNumber: string }>('/api/order/place/guest', request())).orderNumber;

const stored = async (number: string): Promise<Order> =>
  (await shop.store.orders.find(number))?.data as unknown as Order;

const screen = async (url: string): Promise<string> => {
  const { status, body } = await staff.get(url);
  expect([url, status]).toEqual([url, 200]);
  return body;
};

async function act(number: string, name: string, form: Readonly<Record<string, string>>): Promise<void> {
  const { version, key } = (await staff.get(`/desk/orders/${number}`)).view('order');
  const { status, body } = await staff.post(`/desk/orders/${number}/${name}`, { version: `${version}`, key, ...form });
  expect([name, status, status === 303 ? '' : body]).toEqual([name, 303, '']);
}

/** What was mailed about an order, by subject. */
const mailed = async (number: string): Promise<Readonly<Record<string, string>>> => {
  const mails = await shop.store.mails.listAbout('mia@example.com', number, 50);
  return Object.fromEntries(mails.map(({ subject, text, html }) => [`mail: ${subject}`, `${text}\n${html}`]));
};

async function hooked(number: string): Promise<Readonly<Record<string, string>>> {
  const told: [string, string][] = [];
  for (;;) {
    const one = await shop.store.hooks.claim(HOOK, 60);
    if (!one) return Object.fromEntries(told);
    if (one.subject === number) told.push([`hook: ${one.event}`, JSON.stringify(one.data)]);
  }
}

const command = async (...args: string[]): Promise<string> =>
  (
    await runInTest(args, {
      env: {
        DATABASE_URL: databaseUrl,
        DATA_DIR: shop.dataDir,
        PUBLIC_URL: shop.origin,
        PORT: new URL(shop.origin).port,
      },
    })
  ).said;

async function exported(number: string): Promise<string> {
  for await (const row of exportOrders(db, undefined)) if (row.number === number) return JSON.stringify(row);
  return '';
}

const mia = (number: string) => ({ number, email: 'mia@example.com' });

/** What everything that speaks of an order says of it: whatever is added to the shop and names a line belongs here. */
async function mouthsOf(number: string): Promise<Readonly<Record<string, string>>> {
  const order = await stored(number);
  const refunds = (order.refunds ?? []).map((refund) => creditView(order, refund, DEMO_IDENTITY));
  return {
    'the call that finds it': JSON.stringify(await post('/api/order/find', mia(number))),
    'the account, one order': JSON.stringify((await shop.store.orders.find(number))?.data),
    'the account, a list': summariseOrder(order).title,
    'the tax invoice': JSON.stringify(invoiceView(order, DEMO_IDENTITY)),
    ...Object.fromEntries(refunds.map((view, index) => [`credit note ${index + 1}`, JSON.stringify(view)])),
    'the export': await exported(number),
    'show-order': await command('show-order', number),
    'the purchase that analytics are told': JSON.stringify(purchaseEvent(order)),
    'what the payment page lists': JSON.stringify(
      authoriseInput({ returnUrl: () => shop.origin, times: ORDER_TIMES }, commandOf(request()), {
        order,
        payments: { provider: { type: 'ADYEN_CREDIT_CARD', cents: 6000 } },
      } as unknown as OrderPlan).lines,
    ),
    'the desk, a list': await screen('/desk/orders?view=all'),
    'the desk, found by its code': await screen(`/desk/orders?view=all&q=${CODE}`),
    'the desk, found by its finish': await screen('/desk/orders?view=all&q=eucalypt'),
    'the desk, as a file': await screen('/desk/orders/export.csv?view=all'),
    'the desk, one order': await screen(`/desk/orders/${number}`),
    'the desk, its refund': JSON.stringify(
      (await staff.get(`/desk/orders/${number}?panel=refund&take.1=on`)).view('order').panel,
    ),
    'the packing slip': await screen(`/desk/orders/${number}/packing-slip`),
    'what is held about its shopper': JSON.stringify((await shop.store.people.load('mia@example.com')).orders),
    ...(await mailed(number)),
    ...(await hooked(number)),
  };
}

/** They name a line in one row, without its code. */
const NAME_ALONE = /^(the account, a list|what the payment page lists|mail: .*(refund|return).*)$/i;

function expectVariant(mouths: Readonly<Record<string, string>>): void {
  const silent = Object.entries(mouths).filter(
    ([mouth, said]) => !said.includes('Eucalypt') || !(NAME_ALONE.test(mouth) || said.includes(CODE)),
  );
  expect(silent.map(([mouth, said]) => `${mouth}: ${said.slice(0, 200)}`)).toEqual([]);
}

/** As an order was stored before lines had their variant. */
async function forgetVariants(number: string): Promise<void> {
  await db.query(
    `update orders set data = jsonb_set(data, '{lines}', (
       select jsonb_agg(l - 'variant' || '{"imageUrl": "/sand.svg"}') from jsonb_array_elements(data -> 'lines') l))
     where number = $1`,
    [number],
  );
}

describe('the variant that was ordered', () => {
  it('is kept with its code, its name and its picture, and everything that speaks of the order says it [C-7-23]', async () => {
    const number = await place();
    const [line] = (await stored(number)).lines;
    expect(line).toMatchObject({
      ...{ variantId: 'serif-2', sku: 'STS-470N', name: 'Serif toaster', imageUrl: '/eucalypt.svg' },
      variant: { id: 'serif-2', code: CODE, name: 'Eucalypt' },
    });
    await act(number, 'move', { to: 'READY_TO_COLLECT' });
    await act(number, 'move', { to: 'COLLECTED' });
    await post('/api/order/return', {
      ...{ ...mia(number), lines: [{ lineId: '1', qty: 1 }], reason: 'FAULTY', note: '' },
    });
    const [waiting] = (await stored(number)).returns ?? [];
    await act(number, 'return', { returnId: waiting?.id ?? '', verdict: 'accept', answer: '' });
    // money goes back by the provider, which tells when it did
    await expect.poll(async () => Object.keys(await mailed(number)).length).toBeGreaterThan(3);
    const mouths = await mouthsOf(number);
    expect(Object.keys(mouths)).toEqual(
      expect.arrayContaining(['credit note 1', 'hook: order.placed', 'hook: order.changed', 'hook: order.refunded']),
    );
    expectVariant(mouths);
    expect(mouths['show-order']).toContain(`${NAME}, ${CODE}`);
  });

  it('of an order that was stored without it comes from the catalogue, for every reader', async () => {
    const number = await place();
    await forgetVariants(number);
    expect((await stored(number)).lines[0]).toMatchObject({
      imageUrl: '/eucalypt.svg',
      variant: { id: 'serif-2', code: CODE, name: 'Eucalypt' },
    });
    const mouths = await mouthsOf(number);
    expect(mouths['hook: order.changed']).toBeDefined();
    expectVariant(mouths);
    // what is changed keeps it
    await act(number, 'move', { to: 'READY_TO_COLLECT' });
    await shop.store.products.save([{ ...serif, variants: serif.variants.slice(0, 1) }]);
    expect((await stored(number)).lines[0]?.variant?.name).toBe('Eucalypt');
    await shop.store.products.save([serif]);
  });

  it('is called what it was called then, and is missed by nobody when it is gone', async () => {
    const [placed, old] = [await place(), await place()];
    await forgetVariants(old);
    const [sand, green] = serif.variants;
    await shop.store.products.save([
      { ...serif, variants: [sand, green && { ...green, name: 'Moss' }].filter((one) => one !== undefined) },
    ]);
    expect((await stored(placed)).lines[0]?.variant?.name).toBe('Eucalypt');
    expect((await stored(old)).lines[0]?.variant?.name).toBe('Moss');
    await shop.store.products.save([{ ...serif, variants: serif.variants.slice(0, 1) }]);
    expect((await stored(old)).lines[0]).toMatchObject({
      variantId: 'serif-2',
      sku: 'STS-470N',
      imageUrl: '/sand.svg',
    });
    expect((await stored(old)).lines[0]?.variant).toBeUndefined();
    expect(await command('show-order', old)).toContain('2 × Serif toaster, STS-470N');
    await shop.store.products.save([serif]);
  });
});
