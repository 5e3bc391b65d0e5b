import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HookEvent, hookHeaders, hookMessage } from '@wattle/contract/schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kettle, makeLetters, orderDeps, orderShop } from '../features/orders/testing/order-shop.ts';
import { refundShop } from '../features/orders/testing/refund-shop.ts';
import { scriptedPayment } from '../features/orders/testing/scripted-payment.ts';
import type { Database } from '../store/database.ts';
import { createStore, type Store } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { openHooks } from './open-hooks.ts';
import { signHook } from './send-hook.ts';

const SECRET = 'a secret between the shop and the warehouse';
type Heard = { readonly event: HookEvent; readonly subject: string; readonly id: string; readonly data: unknown };

let db: Database;
let store: Store;
let orders: ReturnType<typeof refundShop>;
const heard: Heard[] = [];
const problems: string[] = [];
const faults: string[] = [];
let statuses: number[] = [];
let isSigned = true;
const warehouse = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    const signature = String(request.headers['shop-signature']);
    const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
    const { error } = hookHeaders.safeParse(request.headers);
    if (error) faults.push(error.message);
    isSigned &&= signature === signHook(SECRET, seconds, body);
    const status = statuses.shift() ?? 200;
    if (status === 200) heard.push(JSON.parse(body));
    response.writeHead(status).end();
  });
});
let url: string;
beforeAll(async () => {
  db = await openServer();
  store = createStore(db);
  await saveShop(db, orderShop());
  await makeLetters(db);
  const provider = scriptedPayment();
  orders = refundShop(db, orderDeps(db, provider), provider);
  await new Promise<void>((done) => warehouse.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(warehouse.address() as AddressInfo).port}/hooks`;
});
afterAll(async () => {
  warehouse.close();
  await db.close();
});

let hooks: ReturnType<typeof openHooks>;
const open = (urls: readonly string[]) =>
  openHooks({
    hooks: store.hooks,
    config: { urls, secret: SECRET, keptDays: 14 },
    pollMs: 20,
    onProblem: ({ problem }, isFinal) => problems.push(`${problem}${isFinal ? ', given up' : ''}`),
    onError: (error) => expect.fail(String(error)),
  });
beforeEach(async () => {
  heard.length = 0;
  hooks = open([url]);
  await hooks.prepare();
});
afterEach(() => hooks.close());

const events = () => heard.map(({ event, subject }) => `${event} ${subject}`);

describe('a system that follows the shop', () => {
  it('is told of an order, its changes and refunds, of stock and of enquiries, each signed', async () => {
    hooks.start();
    const number = await orders.place(kettle(100));
    await expect.poll(events).toEqual(expect.arrayContaining([`order.placed ${number}`, 'stock.changed kettle-v1']));
    await orders.refund(number, { goodwillCents: 500 });
    await expect.poll(events).toContain(`order.refunded ${number}`);
    await orders.move(number, 'PACKED');
    await expect.poll(events).toContain(`order.changed ${number}`);
    const id = randomUUID();
    const data = { email: 'mia@example.com', enquiry: 'Hello?' };
    await store.marketingRequests.keep(id, undefined, { kind: 'enquiry', data });
    await expect.poll(events).toContain(`enquiry.received ${id}`);
    expect(isSigned).toBe(true);
    // as the description of the calls says
    for (const told of heard) expect(hookMessage(told.event).safeParse(told).error).toBeUndefined();
    expect(faults).toEqual([]);
    expect(heard.find(({ event }) => event === 'order.placed')?.data).toMatchObject({ number, status: 'PLACED' });
    expect(new Set(heard.map((each) => each.id)).size).toBe(heard.length);
  });

  it('is told the last of several stocks at once, and nothing that did not change', async () => {
    await db.run(`update variant_stock set qty = 7 where variant_id = 'left-v1'`);
    await db.run(`update variant_stock set qty = 8 where variant_id = 'left-v1'`);
    await db.run(`update variant_stock set qty = 8 where variant_id = 'left-v1'`);
    hooks.start();
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]?.data).toMatchObject({ variantId: 'left-v1', qty: 8 });
  });

  it('that answers with an error is told again, and the log says so', async () => {
    statuses = [500];
    await db.run(`update variant_stock set qty = 3 where variant_id = 'right-v1'`);
    hooks.start();
    await expect.poll(() => problems).toContain('status 500');
    const noted = { state: 'waiting', attempts: 1, problem: 'status 500' };
    await expect.poll(async () => (await store.hooks.list(1))[0]).toMatchObject(noted);
    await db.run(`update hook_deliveries set due_at = now() where state = 'waiting'`);
    await expect.poll(events).toEqual(['stock.changed right-v1']);
    await expect.poll(async () => (await store.hooks.list(1))[0]?.state).toBe('delivered');
  });

  it('that is gone is given up until somebody puts it back in line', async () => {
    statuses = [410];
    await db.run(`update variant_stock set qty = 4 where variant_id = 'right-v1'`);
    hooks.start();
    await expect.poll(() => problems).toContain('status 410, given up');
    await expect.poll(() => store.hooks.revive()).toBe(1);
    await expect.poll(events).toEqual(['stock.changed right-v1']);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['begs for a day of rest', (response) => response.writeHead(503, { 'retry-after': '86400' }).end()],
    [
      'answers for ever',
      (response) => {
        response.writeHead(200);
        const more = (): boolean => !response.destroyed && response.write('x'.repeat(65_536), () => setImmediate(more));
        more();
      },
    ],
  ])('that %s keeps no other waiting', async (_, answer) => {
    let asked = 0;
    const other = createServer((request, response) => {
      asked += 1;
      request.resume();
      answer(response);
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    await hooks.close();
    hooks = open([`http://127.0.0.1:${(other.address() as AddressInfo).port}/`, url]);
    await db.run('delete from hook_deliveries');
    await hooks.prepare();
    hooks.start();
    await db.run(`update variant_stock set qty = qty + 1 where variant_id = 'left-v1'`);
    await expect.poll(() => asked).toBe(1);
    await db.run(`update variant_stock set qty = qty + 1 where variant_id = 'right-v1'`);
    await expect.poll(events).toEqual(['stock.changed left-v1', 'stock.changed right-v1']);
    other.closeAllConnections();
    other.close();
  });

  it('that nobody configures any longer costs nothing', async () => {
    await open([]).prepare();
    const before = (await store.hooks.list(1000)).length;
    await orders.place(kettle(100));
    expect(await store.hooks.list(1000)).toHaveLength(before);
  });
});
