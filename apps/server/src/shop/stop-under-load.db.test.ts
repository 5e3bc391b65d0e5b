import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { kettle, orderShop } from '../features/orders/testing/order-shop.ts';
import { openPayingShop, type PayingShop } from '../payment/testing/open-paying-shop.ts';
import { cardData } from '../payment/testing/sample-payment.ts';

const ORDERS = 20;

let shop: PayingShop;
let agent: Agent;
beforeEach(async () => {
  shop = await openPayingShop({ content: orderShop(), env: { WRITE_LIMIT_PER_MINUTE: '1000' } });
  agent = new Agent({ keepAlive: true, maxSockets: ORDERS });
});
afterEach(async () => {
  agent.destroy();
  await shop.close();
});

type Answer = { readonly status: number; readonly connection: string | undefined; readonly body: string };

/** Over kept connections, as a proxy asks. */
function ask(path: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${shop.origin}${path}`, {
      agent,
      family: 4,
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    asked.once('error', reject);
    asked.once('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body: text });
    });
    asked.end(body && JSON.stringify(body));
  });
}
const place = () =>
  ask(
    '/api/order/place/guest',
    kettle(0, { payment: { methods: [{ methodCode: 'adyen', amount: 100, data: cardData() }] } }),
  );

it('finishes every order under way after the signal to stop, and leaves none half done', async () => {
  const orders = Array.from({ length: ORDERS }, place);
  // all requests are in progress
  await expect
    .poll(() => new Promise((resolve) => shop.app.server.getConnections((_, count) => resolve(count))))
    .toBe(ORDERS);
  const { store } = shop;
  const closed = shop.close();
  const answers = await Promise.all(orders);
  expect(answers.map(({ status, body }) => [status, JSON.parse(body).status])).toEqual(
    answers.map(() => [200, 'placed']),
  );
  expect(answers.map(({ connection }) => connection)).toEqual(answers.map(() => 'close'));
  await closed;
  await expect(store.orders.find('any')).rejects.toThrow();
});

it('turns readiness at once and serves on, until it stops listening', async () => {
  expect((await ask('/readyz')).status).toBe(200);
  shop.announceStop();
  expect((await ask('/readyz')).status).toBe(503);
  const answer = await place();
  expect([answer.status, answer.connection]).toEqual([200, 'close']);
  await shop.stopServing();
  await expect(ask('/healthz')).rejects.toThrow();
});

it('does not wait for connections on which nothing was ever asked', async () => {
  const { port } = new URL(shop.origin);
  const silent = connect(Number(port), '127.0.0.1');
  const closed = new Promise((resolve) => silent.once('close', resolve));
  silent.on('error', () => {});
  await new Promise((resolve) => silent.once('connect', resolve));
  await expect
    .poll(() => new Promise((resolve) => shop.app.server.getConnections((_, count) => resolve(count))))
    .toBe(1);
  await shop.stopServing();
  await closed;
});
