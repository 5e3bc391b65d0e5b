import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costOfNew, NEW, neverAsked } from './new-pages.ts';

const requested: string[] = [];
const server = createServer(({ url = '' }, response) => {
  requested.push(url);
  response.writeHead(url.startsWith('/gone') ? 404 : 200).end();
});
let shop = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('pages that nobody has asked for', () => {
  it('have an address of their own', () => {
    expect(neverAsked('/')).toMatch(/^\/\?n=/);
    expect(neverAsked('/search?q=a')).toMatch(/^\/search\?q=a&n=/);
    expect(neverAsked(`/search?maxPrice=${NEW}&q=a`)).toMatch(/^\/search\?maxPrice=\d+&q=a$/);
    for (const path of ['/', `/?max=${NEW}`]) expect(neverAsked(path)).not.toBe(neverAsked(path));
  });

  it('cost what each clock says, without the warm-up', async () => {
    const clocks = { shop: async () => requested.length * 5, database: async () => requested.length };
    const { cpuMs } = await costOfNew(shop, { paths: ['/a', '/b'], clocks, warmUp: 3, count: 10 });
    expect(cpuMs).toEqual({ shop: 5, database: 1 });
    expect(requested.length).toBe(13);
    expect(new Set(requested).size).toBe(13);
    expect(requested.filter((url) => url.startsWith('/b?')).length).toBe(6);
  });

  it('must be there', async () => {
    await expect(costOfNew(shop, { paths: ['/gone'], clocks: {} })).rejects.toThrow('answered 404');
  });
});
