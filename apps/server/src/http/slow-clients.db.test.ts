import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

const TIMEOUT_MS = 1_000;
/** A busy machine may be late, but not by a second timeout. */
const LATEST_MS = 10_000;

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await openTestShop({ env: { REQUEST_TIMEOUT_SECONDS: String(TIMEOUT_MS / 1000) } });
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => shop.close());

const JSON_BODY = 'HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const HEAD = `POST /api/klaviyo/enquiry ${JSON_BODY}`;
/** A call that no limit of its own refuses before its body. */
const OFFERS = `POST /api/cart/offers ${JSON_BODY}`;

/** A byte now and then, for as long as the shop listens. */
function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 50);
  socket.once('close', () => clearInterval(timer));
  socket.on('error', () => {});
}

it.each([
  ['says nothing', '', ''],
  ['never ends its headers', `${HEAD}X-Slow: `, 'a'],
  ['never ends its body', `${HEAD}Content-Length: 1000\r\n\r\n{"email":"`, 'a'],
  ['never ends a body of chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
])('a client that %s is cut off at the timeout', async (_title, begin, byte) => {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write(begin);
  if (byte !== '') drip(socket, byte);
  const answer = await text(socket).catch(() => '');
  const tookMs = performance.now() - began;
  expect(tookMs).toBeGreaterThan(TIMEOUT_MS * 0.9);
  expect(tookMs).toBeLessThan(LATEST_MS);
  if (answer !== '') expect(answer).toContain('HTTP/1.1 408');
});

it('bodies that never end close the shop to nobody, and only some of one network may wait', async () => {
  const patient = await openTestShop({ env: { MAX_REQUESTS_UNDER_WAY: '40', WRITE_LIMIT_PER_MINUTE: '100000' } });
  const url = await patient.app.listen({ port: 0, host: '127.0.0.1' });
  const held = Array.from({ length: 250 }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    // reads, and so hears that it was closed
    socket.on('error', () => {}).resume();
    socket.write(`${OFFERS}Content-Length: 1000\r\n\r\n{"email":"`);
    return socket;
  });
  await expect.poll(() => held.filter(({ closed }) => closed).length).toBe(250 - 32);
  const pages = await Promise.all(['/', '/api/stores', '/desk/signin'].map((path) => fetch(url + path)));
  expect(pages.map(({ status }) => status)).not.toContain(503);
  const sent = connect(Number(new URL(url).port), '127.0.0.1');
  // a body that comes after its headers
  sent.write(`${OFFERS}Connection: close\r\nContent-Length: 2\r\n\r\n`);
  setTimeout(() => sent.write('{}'), 50);
  expect(await text(sent)).toMatch(/^HTTP\/1\.1 [24]/);
  for (const socket of held) socket.destroy();
  await patient.close();
});

it('a client that never reads its answers is let go of', async () => {
  const connections = () => new Promise((resolve) => shop.app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  socket.destroy();
});
