import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { useBrowserWithPictures, visit } from './browser.ts';

const open = useBrowserWithPictures();

describe('service worker', () => {
  let proxy: Server;
  let address: string;
  let release = 1;

  /** A proxy in front of the shop whose service worker can change like a new release. */
  beforeAll(async () => {
    const shop = new URL(inject('shopUrl'));
    proxy = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
      // always fetch the full response: a 304 would hide the new release
      const { 'if-none-match': _tag, 'if-modified-since': _since, ...asked } = incoming.headers;
      const headers = { ...asked, 'accept-encoding': 'identity' };
      const call = ask(
        { host: '127.0.0.1', port: shop.port, path: incoming.url, method: incoming.method, headers },
        (answer) => {
          const isWorker = incoming.url === '/sw.js';
          const { 'content-length': _, ...rest } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 500, isWorker ? rest : answer.headers);
          if (!isWorker) answer.pipe(outgoing);
          else {
            answer.on('data', (chunk) => outgoing.write(chunk));
            answer.on('end', () => outgoing.end(`\n// release ${release}`));
          }
        },
      );
      incoming.pipe(call);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    address = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  it('is registered at /sw.js, reloads the page when it updates, and without a network shows what was seen before or a designed page [C-2-63 C-2-64]', async () => {
    const { page } = await open({ serviceWorkers: 'allow', baseURL: address });
    await visit(page, `${address}/`);
    const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(script).toBe(`${address}/sw.js`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    release += 1;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => loads, { timeout: 20_000 }).toBe(1);

    await visit(page, `${address}/brands`);
    await expect.poll(() => page.evaluate(async () => (await caches.match('/brands')) !== undefined)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    expect((await page.getByRole('heading', { level: 1 }).innerText()).toLowerCase()).toContain('brands');
    await page.goto(`${address}/stores/never-seen`);
    await page
      .getByText(/offline/i)
      .first()
      .waitFor();
    await page.context().setOffline(false);
  });
});
