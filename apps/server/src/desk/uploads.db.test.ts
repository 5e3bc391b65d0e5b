import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop } from '../testing/open-test-shop.ts';
import { type AtDesk, openDesk, signInAs } from './testing/open-desk.ts';

let shop: TestShop;
let port: number;
let orders: AtDesk;
beforeAll(async () => {
  shop = await openDesk();
  orders = await signInAs(shop, ['orders']);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

/** The status that is answered to the head of a post of 10 MB, of which nothing is sent. */
async function statusBeforeBody(path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const head = {
    host: `127.0.0.1:${port}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(10 * 1024 * 1024),
    ...headers,
  };
  socket.write(
    `POST ${path} HTTP/1.1\r\n${Object.entries(head)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  const [chunk] = await once(socket, 'data');
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1]);
}

it.each([
  ['/desk/goods/k1/pictures', 'nobody', {}, 303],
  ['/desk/many', 'nobody', {}, 303],
  ['/desk/goods/k1/pictures', 'somebody with another role', { own: 'yes' }, 403],
  ['/desk/goods/k1/pictures', 'another site', { own: 'yes', origin: 'https://evil.example' }, 403],
])(
  'a file for %s of %s is refused before it is read',
  async (path, _, { own, ...headers }: Record<string, string>, status) => {
    expect(await statusBeforeBody(path, { ...headers, ...(own && { cookie: orders.cookie }) })).toBe(status);
  },
);
