import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../store/open-database.ts';
import { createServerDatabase } from '../../store/testing/each-database.ts';
import { postInfo } from '../../testing/ask-checkout.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { asked, sampleCartShop } from '../../testing/sample-cart-shop.ts';

/** A way to a database that can be cut. */
async function openWay(databaseUrl: string) {
  const there = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const database = connect(Number(there.port), there.hostname);
    for (const [one, other] of [
      [socket, database],
      [database, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

let way: Awaited<ReturnType<typeof openWay>>;
let shop: TestShop;
beforeEach(async () => {
  way = await openWay(await createServerDatabase());
  const open = () => openDatabase({ dataDir: ':memory:', databaseUrl: way.url });
  shop = await openTestShop({ content: sampleCartShop(), open });
});
afterEach(() => shop.close());

it('a database that is away is an error that may pass, and never a total [C-4-70]', async () => {
  const body = { cart: { items: [asked({ productId: 'kettle' })], locality: { postcode: '3121', state: 'VIC' } } };
  expect((await postInfo(shop, body)).json().totals.total).toBe(109);
  await way.cut();
  // the first may still meet a connection that broke, the next finds no way at all
  for (const attempt of [1, 2, 3]) {
    const response = await postInfo(shop, body);
    expect(response.statusCode, `attempt ${attempt}: ${response.body}`).toBe(503);
    expect(response.json()).toMatchObject({ status: 'ERROR', errorCode: 'UNAVAILABLE', retryable: true });
  }
});
