import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageRenderer } from '../../http/pages.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { runInTest } from '../testing/run-in-test.ts';

const IDENTITY_SECRET = '5f0c31c7ab7d4f3e9b8e64d5a1b0c2f7';

/** A proxy in front of the shop, as good or bad as a test wants it. */
type Habits = {
  passOn(headers: IncomingHttpHeaders, client: string): OutgoingHttpHeaders;
  answer(headers: IncomingHttpHeaders, path: string): OutgoingHttpHeaders;
};
const WELL: Habits = {
  passOn: (headers, client) => ({ ...headers, 'x-forwarded-for': client }),
  answer: (headers) => headers,
};

async function openProxy() {
  const state = { habits: WELL, port: 0 };
  const server = createServer((asked, response) => {
    const headers = state.habits.passOn(asked.headers, asked.socket.remoteAddress ?? '');
    const { method, url: path = '/' } = asked;
    const toShop = request({ host: '127.0.0.1', port: state.port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, state.habits.answer(answer.headers, path));
      answer.pipe(response);
    });
    toShop.on('error', () => response.writeHead(502).end());
    asked.pipe(toShop);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    state,
    // this machine, by a name that is not known to be so
    url: `http://0.0.0.0:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

const renderPage: PageRenderer = async ({ url }) => ({
  status: url.pathname === '/' ? 200 : 404,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Page</title>',
});

let proxy: Awaited<ReturnType<typeof openProxy>>;
const shops = new Map<
  string,
  { readonly shop: TestShop; readonly port: number; readonly env: Record<string, string> }
>();
beforeAll(async () => {
  proxy = await openProxy();
});
beforeEach(() => {
  proxy.state.habits = WELL;
});
afterAll(async () => {
  for (const { shop } of shops.values()) await shop.close();
  await proxy.close();
});

/** The shop that runs with these settings; one for all tests that want the same. */
async function shopWith(more: Record<string, string> = {}) {
  const key = JSON.stringify(more);
  const known = shops.get(key);
  if (known) return known;
  const env = { PUBLIC_URL: proxy.url, DEMO: 'true', IDENTITY_SECRET, ...more };
  const shop = await openTestShop({ env, renderPage });
  const port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const opened = { shop, port, env };
  shops.set(key, opened);
  return opened;
}

/** What the doctor says about one thing, with the shop behind the proxy. */
async function examined(about: string, settings: Record<string, string>, doctorEnv: Record<string, string> = {}) {
  const { port, shop, env } = await shopWith(settings);
  proxy.state.port = port;
  const { out } = await runInTest(['doctor'], {
    env: { ...env, DATA_DIR: shop.dataDir, PORT: String(port), ...doctorEnv },
  });
  const line = out.split('\n').find((one) => one.slice(9).startsWith(`${about}  `));
  return line === undefined ? undefined : { label: line.slice(0, 7).trim(), says: line.slice(9 + about.length).trim() };
}
const finding = (label: string, ...words: readonly string[]) => ({
  label,
  says: expect.stringMatching(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')),
});

const ONE = { TRUST_PROXY: '1' };
const without =
  (name: string) =>
  (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
    Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));

describe('a shop behind a good proxy', () => {
  it.each([
    ['PUBLIC_URL', 'leads to the shop, release'],
    ['headers', 'arrive as the shop sends them'],
    ['server header', 'none'],
    ['caches in front', 'keep no personal page'],
    ['proxy', 'says who asks, and the shop takes it (127.0.0.1)'],
    ['metrics', 'not there for others'],
    ['port', 'only this machine'],
    ['secrets', 'IDENTITY_SECRET'],
  ])('has nothing to mend: %s', async (about, words) => {
    expect(await examined(about, ONE)).toEqual(finding('ok', words));
  });

  it('is told that passwords travel in the clear', async () => {
    expect(await examined('https', ONE)).toEqual(finding('missing', 'in the clear', 'PUBLIC_URL'));
  });
});

describe('what a proxy says of who asks', () => {
  const client = '198.51.100.9';
  const says = (headers: IncomingHttpHeaders) => ({ ...headers, 'x-forwarded-for': client });
  const bare = without('x-forwarded-for');
  const unchanged = (headers: IncomingHttpHeaders) => ({ ...headers });
  const adds = (headers: IncomingHttpHeaders) => ({
    ...headers,
    'x-forwarded-for': `${headers['x-forwarded-for']}, ${client}`,
  });
  const addsTwo = (headers: IncomingHttpHeaders) => ({
    ...headers,
    'x-forwarded-for': `${headers['x-forwarded-for']}, ${client}, 10.0.0.2`,
  });

  it.each([
    ['is not said', bare, {}, ['does not say who asks', 'X-Forwarded-For', 'TRUST_PROXY=1']],
    ['is what the client said, and nobody is believed', unchanged, {}, ['does not say who asks']],
    ['is what the client said, and it is believed', unchanged, ONE, ['clients can choose', '$remote_addr']],
    ['is not believed', says, {}, [`says who asks (${client})`, 'limits of 127.0.0.1', 'set TRUST_PROXY=1']],
    // who asks is here, as the proxy is: both have one address
    ['is not believed on the same machine', WELL.passOn, {}, ['does not believe it', 'set TRUST_PROXY=1']],
    ['is half believed', addsTwo, ONE, [`says who asks (${client})`, 'limits of 10.0.0.2', 'set TRUST_PROXY=2']],
    ['is believed too far', adds, { TRUST_PROXY: '2' }, ['clients can choose']],
  ] as const)('is found when it %s', async (_, passOn, settings, words) => {
    proxy.state.habits = { ...WELL, passOn };
    expect(await examined('proxy', settings)).toEqual(finding('missing', ...words));
  });

  it.each([
    ['one adds to what came', adds, ONE],
    ['two add to it', addsTwo, { TRUST_PROXY: '2' }],
    ['one of a known network does', adds, { TRUST_PROXY: 'loopback' }],
  ] as const)('is well when %s', async (_, passOn, settings) => {
    proxy.state.habits = { ...WELL, passOn };
    expect(await examined('proxy', settings)).toEqual(finding('ok', client));
  });

  it('is not known without the shop’s secret, and the shop tells nobody else', async () => {
    const doctor = { IDENTITY_SECRET: '0ddb41c7ab7d4f3e9b8e64d5a1b0c2f7' };
    expect(await examined('proxy', ONE, doctor)).toEqual(finding('unknown', 'status 404', 'IDENTITY_SECRET'));
    const { shop } = await shopWith(ONE);
    for (const authorization of ['', 'Bearer ', 'Bearer 00']) {
      const answer = await shop.app.inject({ url: '/healthz/seen', headers: { authorization } });
      expect([answer.statusCode, answer.body]).toEqual([404, expect.not.stringContaining('127.0.0.1')]);
    }
  });

  it('is not known to who may not read that secret', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wattle-doctor-'));
    await mkdir(join(folder, 'identity-secret'));
    const doctor = { IDENTITY_SECRET: '', DATA_DIR: folder };
    expect(await examined('proxy', ONE, doctor)).toEqual(finding('unknown', 'no secret', 'DATA_DIR'));
    await rm(folder, { recursive: true });
  });

  it('is about this shop, not one that was started without PUBLIC_URL', async () => {
    const forgotten = { ...ONE, PUBLIC_URL: '' };
    expect(await examined('proxy', forgotten, { PUBLIC_URL: proxy.url })).toEqual(
      finding('missing', 'another host', `PUBLIC_URL=${proxy.url}`),
    );
  });
});

describe('what a proxy does to answers', () => {
  const adding = (name: string, value: string) => (headers: IncomingHttpHeaders) => {
    const given = [headers[name] ?? []].flat();
    return { ...headers, [name]: [...given, value] };
  };

  it.each([
    ['loses a header', without('x-frame-options'), 'headers', ['x-frame-options is lost']],
    ['loses the policy', without('content-security-policy'), 'headers', ['content-security-policy is lost']],
    [
      'repeats a header',
      adding('x-content-type-options', 'nosniff'),
      'headers',
      ['“nosniff, nosniff”', 'no add_header'],
    ],
    ['adds a policy', adding('content-security-policy', "default-src 'none'"), 'headers', ['policy arrives twice']],
    ['names itself and another', adding('server', 'one, two'), 'server header', ['two servers']],
    ['tells its version', adding('server', 'nginx/1.22.1'), 'server header', ['nginx/1.22.1', 'server_tokens off']],
    ['tells what it is made of', adding('x-powered-by', 'PHP/8.1'), 'server header', ['PHP/8.1']],
  ] as const)('is found when it %s', async (_, answer, about, words) => {
    proxy.state.habits = { ...WELL, answer: (headers) => answer(headers) as OutgoingHttpHeaders };
    expect(await examined(about, ONE)).toEqual(finding('missing', ...words));
  });

  it('is found when it lets caches keep personal pages', async () => {
    const answer = (headers: IncomingHttpHeaders) => ({ ...headers, 'cache-control': 'public, max-age=600' });
    proxy.state.habits = { ...WELL, answer };
    expect(await examined('caches in front', ONE)).toEqual(finding('missing', 'public, max-age=600', '/account'));
  });
});

describe('what others must not see', () => {
  const MAILBOX_KEY = 'b3f09c51d2e84a67';
  const COGNITO = {
    COGNITO_USER_POOL_ID: 'ap-southeast-2_Pool',
    COGNITO_CLIENT_ID: 'abc',
    COGNITO_DOMAIN: 'https://pool.example',
  };

  it.each([
    ['the mailbox that is not there', ONE, 'mailbox', 'ok', 'not there for others'],
    ['the mailbox of a demo', { ...ONE, MAILBOX_KEY }, 'mailbox', 'ok', 'asks others for its key'],
    [
      'the mailbox of a real shop',
      { ...ONE, ...COGNITO, MAILBOX_KEY, MAILBOX: 'true', DEMO: 'false' },
      'mailbox',
      'missing',
      'set SMTP_URL',
    ],
    ['the figures', { ...ONE, METRICS_PUBLIC: 'true' }, 'metrics', 'missing', 'METRICS_PORT'],
  ])('is %s', async (_, settings, about, label, words) => {
    expect(await examined(about, settings)).toEqual(finding(label, words));
  });
});

describe('a shop that cannot be asked', () => {
  it.each([
    ['is of this machine', { PUBLIC_URL: 'http://localhost:3000' }, 'localhost'],
    ['has no address', { PUBLIC_URL: '' }, 'not set'],
  ])('is not found ill when it %s', async (_, env, words) => {
    expect(await examined('PUBLIC_URL', ONE, env)).toEqual(finding('unknown', 'not checked', words));
    expect(await examined('headers', ONE, env)).toBeUndefined();
  });

  it('is not found ill when nothing runs, but when it runs and nothing leads to it', async () => {
    const nowhere = { PUBLIC_URL: 'http://0.0.0.0:9' };
    expect(await examined('PUBLIC_URL', ONE, { ...nowhere, PORT: '9' })).toEqual(
      finding('unknown', 'does not run here'),
    );
    expect(await examined('PUBLIC_URL', ONE, nowhere)).toEqual(finding('missing', 'runs at', 'but', 'proxy'));
  });
});
