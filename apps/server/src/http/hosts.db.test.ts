import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

let shop: TestShop;
let port: number;
const rendered: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({
    renderPage: async ({ url }) => {
      rendered.push(url.href);
      return { status: 200, headers: { 'content-type': 'text/html' }, body: `<link rel="canonical" href="${url}">` };
    },
  });
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterAll(() => shop.close());

/** Sends a request as it is: a client of HTTP would mend what is odd about it. */
async function send(target: string, host = `localhost:${port}`, more: readonly string[] = []) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [`GET ${target} HTTP/1.1`, `Host: ${host}`, ...more, 'Connection: close', '', ''].join('\r\n'),
    'latin1',
  );
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') };
}

describe('a host', () => {
  it.each([
    'evil.example',
    `evil.example:80`,
    'localhost.evil.example',
    'localhost:99999',
    'a@b',
    '[::1',
    '"><script>',
  ])('that is none of ours gets no page, no call and no feed: %s', async (host) => {
    for (const target of ['/', '/robots.txt', '/sitemap.xml', '/feeds/products.xml', '/api/frame', '/none']) {
      const { status, body } = await send(target, host);
      expect([400, 421]).toContain(status);
      expect(body).not.toContain('evil');
    }
    expect(rendered.join()).not.toContain('evil');
  });

  it('has pages of its own, whatever a proxy is said to have been asked for', async () => {
    const forged = ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https', 'Forwarded: host=evil.example'];
    for (const more of [forged, []]) {
      const { status, body } = await send('/fridges', undefined, more);
      expect([status, body]).toEqual([200, expect.stringContaining(`http://localhost:${port}/fridges`)]);
    }
    expect((await send('/fridges', `127.0.0.1:${port}`)).body).toContain(`http://127.0.0.1:${port}/fridges`);
    expect((await send('/robots.txt', undefined, forged)).body).toContain(`http://localhost:${port}/sitemap.xml`);
  });

  it('may be any for whoever watches the process', async () => {
    expect((await send('/healthz', 'anything')).status).toBe(200);
    expect((await send('/readyz', '10.1.2.3')).status).toBe(200);
  });

  it('does not matter where the shop knows its own address', async () => {
    const known = await openTestShop({
      env: { PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1', DEMO: 'true' },
      renderPage: async ({ url }) => ({ status: 200, headers: { 'content-type': 'text/html' }, body: url.href }),
    });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await known.app.inject({ url: '/a', headers })).body).toBe('https://shop.example/a');
    expect((await known.app.inject({ url: '/robots.txt', headers })).body).not.toContain('evil');
    await known.close();
  });
});

describe('an address', () => {
  it.each(['//', '//evil.example/account', '/\\evil.example', '/x/..//evil.example', '*', 'evil'])(
    'that is another host’s to whoever resolves it is refused: %s',
    async (target) => {
      const { status, head } = await send(target);
      expect(status).toBe(400);
      expect(head).not.toContain('public');
    },
  );

  it.each(['/x/../account/details', '/%2e%2e/cart', '/./checkout', '/x/%2E%2e/account.data'])(
    'that leads to a personal page is personal too: %s',
    async (target) => {
      expect((await send(target)).head).toContain('cache-control: private, no-store');
    },
  );

  it('may be the whole URL, but of no other host than the header says', async () => {
    const { status, body } = await send(`http://localhost:${port}/whole?a=1`);
    expect([status, body]).toEqual([200, expect.stringContaining(`http://localhost:${port}/whole?a=1`)]);
    expect((await send(`http://localhost:${port}//evil.example`)).status).toBe(400);
    expect((await send('http://evil.example/whole?a=1')).status).toBe(400);
  });

  it.each(['/%zz', '/%', '/a%00b', '/a?q=%00', '/a?q=%1b'])(
    'that cannot be read is refused politely: %s',
    async (target) => {
      const { status, head, body } = await send(target);
      expect([status, JSON.parse(body)]).toEqual([400, expect.objectContaining({ errorCode: 'INPUT_INVALID' })]);
      expect(head).toContain('x-content-type-options: nosniff');
    },
  );
});

describe('the address of a client', () => {
  const limitsWith = async (env: Record<string, string>, headersOf: (index: number) => Record<string, string>) => {
    const limited = await openTestShop({ env: { WRITE_LIMIT_PER_MINUTE: '2', ...env } });
    const codes: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const answer = await limited.app.inject({ method: 'POST', url: '/api/none', headers: headersOf(index) });
      codes.push(answer.statusCode);
    }
    await limited.close();
    return codes;
  };
  const chosen = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });
  const throughProxy = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.7` });

  it.each([
    ['nobody is believed', {}, chosen],
    ['one proxy is believed, and the client names others', { TRUST_PROXY: '1' }, throughProxy],
    ['a proxy is believed by its address, and this is none', { TRUST_PROXY: '10.0.0.0/8' }, chosen],
    ['a proxy is believed by its address', { TRUST_PROXY: 'loopback' }, throughProxy],
    ['a client has a whole network', { TRUST_PROXY: '1' }, (i: number) => ({ 'x-forwarded-for': `2001:db8::${i}` })],
    ['a proxy passes on nonsense', { TRUST_PROXY: '1' }, (i: number) => ({ 'x-forwarded-for': `nonsense ${i}` })],
  ])('is not theirs to choose when %s', async (_, env, headersOf) => {
    expect(await limitsWith(env, headersOf)).toEqual([404, 404, 429, 429]);
  });

  it('is what the proxy in front of the shop says', async () => {
    expect(await limitsWith({ TRUST_PROXY: '1' }, chosen)).toEqual([404, 404, 404, 404]);
  });
});
