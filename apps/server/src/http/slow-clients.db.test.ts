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

const HEAD = 'POST /api/klaviyo/enquiry HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

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
