import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { authOf, isPublicCall, type RouteName, routes } from '@wattle/contract';
import { type CallSchema, problemSchema, schemas } from '@wattle/contract/schemas';
import { UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMIT, VERSION } from '../config/release.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { type CallSamples, callShop, prepareCallSamples } from './testing/call-samples.ts';

const rendered: string[] = [];
let shop: TestShop;
let samples: CallSamples;

beforeAll(async () => {
  shop = await openTestShop({
    env: { WRITE_LIMIT_PER_MINUTE: '5' },
    content: callShop(),
    renderPage: async (request) => {
      const { pathname } = request.url;
      rendered.push(pathname);
      if (pathname === '/broken') throw new Error('secret detail');
      return {
        status: pathname === '/gone' ? 404 : 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: `<!doctype html><title>${pathname}</title>`,
      };
    },
  });
  samples = await prepareCallSamples(shop);
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

describe('calls', () => {
  it.each(Object.keys(routes) as RouteName[])('%s answers as its schema says', async (name) => {
    const { method } = routes[name];
    const payload = await samples.bodyOf(name);
    const response = await shop.app.inject({
      method,
      url: await samples.urlOf(name),
      // separate IP addresses, because together they exceed the write limit
      remoteAddress: `127.0.1.${Object.keys(routes).indexOf(name)}`,
      headers: {
        'idempotency-key': randomUUID(),
        ...(authOf(name) && { authorization: name === 'deleteAccount' ? samples.leaving : samples.authorization }),
      },
      ...(payload ? { payload } : {}),
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(schemas[name].value.safeParse(response.json()).error).toBeUndefined();
  });

  const reads = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].method === 'GET');
  const isPersonal = (name: RouteName) => !isPublicCall(name);

  it.each(reads.filter(isPersonal))('%s is kept by nobody', async (name) => {
    const { statusCode, headers } = await get(await samples.urlOf(name), {
      authorization: samples.authorization,
      'if-none-match': '*',
    });
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
  });

  it.each(reads.filter((name) => !isPersonal(name)))(
    '%s may be kept by anybody, and is not sent again to whoever has it',
    async (name) => {
      const url = samples.addresses[name] ?? routes[name].path;
      const { headers, body } = await get(url);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=30');
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      for (const tags of [`${headers.etag}`, `W/${headers.etag}`, `"old", ${headers.etag}`, '*']) {
        const again = await get(url, { 'if-none-match': tags });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
      }
      const other = await get(url, { 'if-none-match': '"old"' });
      expect([other.statusCode, other.body]).toEqual([200, body]);
    },
  );

  it('keeps no refusal, and gives it no tag', async () => {
    const { headers, statusCode } = await get('/api/product?path=none', { 'if-none-match': '*' });
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
  });

  it.each([
    ['/api/product?path=none', 'PRODUCT_NOT_FOUND'],
    ['/api/category?path=none', 'CATEGORY_NOT_FOUND'],
    ['/api/brand?path=none', 'BRAND_NOT_FOUND'],
    ['/api/store?path=none', 'STORE_NOT_FOUND'],
    ['/api/menu/none', 'CATEGORY_NOT_FOUND'],
    ['/pcr/articles/none', 'ARTICLE_NOT_FOUND'],
    ['/pcr/family-attributes/none.json', 'PRODUCT_ATTRIBUTE_FAMILY_NOT_FOUND'],
  ])('%s is a 404 with the code %s', async (url, code) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: 'REJECTED', errorCode: code, reasons: [{ code }] });
  });

  it.each([
    [`/api/products?categoryId=${'x'.repeat(101)}`, 'categoryId'],
    [`/api/suggest?q=${'x'.repeat(201)}`, 'q'],
    ['/api/product', 'path'],
    ['/api/stores?lat=100&lng=0', 'lat'],
    ['/pcr/family-attributes/..%2Fsecret.json', 'file'],
  ])('%s is refused and names the field %s', async (url, field) => {
    const response = await get(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errorCode: 'INPUT_INVALID', reasons: [{ field }] });
    expect(response.body).not.toMatch(/stack|node_modules|\.ts:/);
  });

  it.each(['/api/none', '/api', '/pcr/none.json'])('%s is a JSON 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ errorCode: 'CALL_NOT_FOUND' });
  });

  it('takes a product that has moved to its new address', async () => {
    const response = await get('/api/product?path=old');
    expect(response.json()).toMatchObject({
      reasons: [{ code: 'REDIRECT_REQUIRED', params: { to: '/new', kind: 'internal' } }],
    });
  });

  it('says that a locality query is too short [D-4-11]', async () => {
    expect((await get('/api/localities?query=pr')).json()).toEqual({ status: 'QUERY_TOO_SHORT' });
  });

  it('refuses a body over the limit with 413', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/none',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ text: 'x'.repeat(300_000) }),
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ errorCode: 'BODY_TOO_LARGE' });
  });

  it('limits how often a client may write, and never how often it reads', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 8; i += 1)
      codes.push((await shop.app.inject({ method: 'POST', url: '/api/none', remoteAddress: '127.0.0.9' })).statusCode);
    expect(codes).toContain(429);
    expect((await get('/api/frame')).statusCode).toBe(200);
  });
});

describe('OpenAPI', () => {
  it('describes every call from its schemas', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const name of Object.keys(routes) as RouteName[]) {
      const { method, path } = routes[name];
      expect(document.paths[path][method.toLowerCase()]).toMatchObject({ operationId: name });
    }
    expect(document.paths['/api/product'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'path', in: 'query', required: true }),
    );
    expect(document.paths['/api/product'].get.responses[404].description).toBe('PRODUCT_NOT_FOUND');
    expect(document.servers).toEqual([{ url: 'http://localhost:80' }]);
  });

  const names = Object.keys(routes) as RouteName[];
  let asked = 0;
  const post = (url: string, payload: string, headers: Record<string, string> = {}) => {
    asked += 1;
    return shop.app.inject({
      ...{ method: 'POST', url, payload, remoteAddress: `127.0.2.${asked}` },
      headers: { 'content-type': 'application/json', ...headers },
    });
  };

  it('is right about the methods of each address: any other is refused with those', async () => {
    for (const [url, allow] of [
      ['/api/order/place/guest', 'POST'],
      ['/api/account', 'GET, HEAD, PUT'],
      ['/api/search/indexes/products/query', 'POST'],
      ['/api/account/orders/W-100001', 'GET, HEAD'],
    ] as const) {
      const { statusCode, headers } = await shop.app.inject({ method: 'DELETE', url, remoteAddress: '127.0.3.1' });
      expect([url, statusCode, headers.allow]).toEqual([url, 405, allow]);
    }
    expect((await get('/api/order/place/guest')).headers.allow).toBe('POST');
    const query = await shop.app.inject({ method: 'QUERY', url: '/api/frame', remoteAddress: '127.0.3.1' });
    expect(query.statusCode).toBe(405);
    expect((await get('/api/none')).statusCode).toBe(404);
  });

  it.each(['[]', 'null', '[null]', '"text"', '7', 'false'])(
    'is right that a body is an object: %s is none',
    async (body) => {
      const { statusCode, json } = await post('/api/order/attempt', body);
      expect([statusCode, json().reasons]).toEqual([400, [expect.objectContaining({ field: 'input' })]]);
    },
  );

  it('is right about keys: one that cannot be a key is refused, and not left out of account', async () => {
    const BODY = JSON.stringify({ email: 'mia@example.com', enquiry: 'Does it fit?' });
    const { statusCode, json } = await post('/api/klaviyo/enquiry', BODY, { 'idempotency-key': 'no key' });
    expect([statusCode, json().reasons[0].field]).toEqual([400, 'Idempotency-Key']);
    expect((await post('/api/order/attempt', '{}', { 'order-attempt': 'short' })).statusCode).toBe(400);
    expect((await post('/api/order/attempt', '{}', { 'idempotency-key': 'short' })).statusCode).toBe(200);
  });

  const needed = names.filter((name) => {
    const { keys = [] }: CallSchema = schemas[name];
    return keys.some(({ required }) => required);
  });
  it.each(needed)('is right that %s needs its key', async (name) => {
    const { statusCode, json } = await post(await samples.urlOf(name), JSON.stringify(await samples.bodyOf(name)), {
      authorization: samples.authorization,
    });
    expect([statusCode, json().errorCode, json().reasons[0].field]).toEqual([400, 'MISSING_DATA', 'Idempotency-Key']);
  });

  it('is right about the body of a refusal and of an error', async () => {
    const stale = { syncableStateVersion: 99, cartItems: [], wishlistItems: [] };
    const conflict = await shop.app.inject({
      ...{ method: 'PUT', url: '/api/account/state', payload: stale, remoteAddress: '127.0.3.2' },
      headers: { authorization: samples.authorization },
    });
    expect(conflict.statusCode).toBe(409);
    const answers = [conflict, await get('/api/account'), await get('/api/none'), await get('/api/brand?path=x')];
    for (const answer of answers) expect(problemSchema.safeParse(answer.json()).error).toBeUndefined();
  });
});

describe('every answer', () => {
  it.each(['/', '/api/frame', '/api/none', '/healthz', '/cdn-cgi/image/width=1/x'])(
    '%s carries the headers',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}$/);
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );
});

describe('pages', () => {
  it('allows no inline script', async () => {
    const policy = String((await get('/a')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^' ]+'){4};/);
  });

  it('renders a public page once, and sends it packed', async () => {
    const first = await get('/once', { 'accept-encoding': 'br' });
    await get('/once');
    expect(rendered.filter((path) => path === '/once')).toHaveLength(1);
    expect(first.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<title>/once</title>');
    expect(first.headers['cache-control']).toMatch(/^public/);
  });

  it('sends nothing again to a browser that has it', async () => {
    const { headers } = await get('/etag');
    for (const tags of [`${headers.etag}`, `W/${headers.etag}`, `"old", ${headers.etag}`, '*']) {
      const again = await get('/etag', { 'if-none-match': tags });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    }
    expect((await get('/etag', { 'if-none-match': '"old"' })).statusCode).toBe(200);
    expect((await get('/gone', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  it('gives each packed copy a tag of its own', async () => {
    const { headers } = await get('/etag', { 'accept-encoding': 'gzip' });
    expect((await get('/etag', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
    const packed = { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) };
    expect((await get('/etag', packed)).statusCode).toBe(304);
  });

  it.each(['/cart', '/account/details', '/account/wishlist', '/checkout/payment'])(
    'keeps %s out of every cache',
    async (url) => {
      await get(url);
      expect((await get(url)).headers['cache-control']).toBe('private, no-store');
      expect(rendered.filter((path) => path === url)).toHaveLength(2);
    },
  );

  it('does not keep a page that was not found', async () => {
    const response = await get('/gone');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('says nothing of what broke', async () => {
    const response = await get('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret detail');
  });

  it('takes no other method', async () => {
    expect((await shop.app.inject({ method: 'DELETE', url: '/' })).statusCode).toBe(405);
  });
});

describe('pictures', () => {
  const picture = (options: string) =>
    get(`/cdn-cgi/image/${options}/pictures/kettle/front/default.svg`, { accept: 'image/webp' });

  it('come in the format that the client takes', async () => {
    const response = await picture('fit=scale-down,format=auto,width=64');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
    expect(response.headers['cache-control']).toContain('immutable');
  });

  it('may be shown by pages of others: mails are read there', async () => {
    const { headers } = await picture('fit=scale-down,format=auto,width=64');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    ['/cdn-cgi/image/width=63/pictures/kettle/front/default.svg', 400],
    ['/cdn-cgi/image/width=64,rotate=90/pictures/kettle/front/default.svg', 400],
    ['/cdn-cgi/image/width=64/pictures/unicorn/front/default.svg', 404],
    ['/cdn-cgi/image/width=64/media/..%2f..%2fetc%2fpasswd', 404],
    ['/cdn-cgi/image/width=64/https://example.com/a.png', 403],
    ['/cdn-cgi/image/', 400],
  ])('%s is refused with %i', async (url, status) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['cf-resized']).toMatch(/^err=94/);
  });

  it('are there as they were drawn', async () => {
    const response = await get('/pictures/kettle/front/default.svg');
    expect(response.headers['content-type']).toContain('image/svg+xml');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/pictures/none.svg')).statusCode).toBe(404);
  });
});

describe('health', () => {
  it('answers', async () => {
    // and nothing else: anybody may ask
    expect((await get('/healthz')).json()).toEqual({ status: 'ok', version: VERSION, commit: COMMIT });
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  it('keeps metrics off the public listener', async () => {
    expect((await get('/metrics')).headers['content-type']).not.toContain('version=0.0.4');
    const own = await shop.metricsApp.inject('/metrics');
    expect(own.body).toContain('http_request_duration_seconds_bucket');
  });

  it('counts the pages that are sent from the cache', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const kept = async () => {
      const { body } = await shop.metricsApp.inject('/metrics');
      return Number(/^shop_pages_total\{result="kept"\} (\d+)$/m.exec(body)?.[1] ?? 0);
    };
    const [keptBefore, renderedBefore] = [await kept(), rendered.length];
    for (const _ of [1, 2, 3]) expect(await (await fetch(`${address}/counted`)).text()).toContain('/counted');
    expect([rendered.length - renderedBefore, (await kept()) - keptBefore]).toEqual([1, 2]);
  });

  it('gives metrics on the public listener when asked', async () => {
    const open = await openTestShop({ env: { METRICS_PUBLIC: 'true' } });
    expect((await open.app.inject('/metrics')).body).toContain('process_cpu_seconds_total');
    await open.close();
  });
});

describe('stopping', () => {
  it('finishes what is under way and is not ready meanwhile', async () => {
    const entered = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const slow = await openTestShop({
      renderPage: async () => {
        entered.resolve();
        await finish.promise;
        return { status: 200, headers: { 'content-type': 'text/html' }, body: 'late' };
      },
    });
    const address = await slow.app.listen({ port: 0, host: '127.0.0.1' });
    const page = fetch(`${address}/slow`);
    await entered.promise;
    const closed = slow.close();
    finish.resolve();
    expect(await (await page).text()).toBe('late');
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});

describe('a change in the shop', () => {
  it('is on the page within a second or so, though pages are kept', async () => {
    let renders = 0;
    const open = await openTestShop({
      renderPage: async (_, client) => {
        renders += 1;
        await client.loadFrame({});
        return { status: 200, headers: { 'content-type': 'text/html' }, body: `<title>${renders}</title>` };
      },
    });
    await open.app.inject('/');
    await open.app.inject('/');
    expect(renders).toBe(1);
    await open.store.settings.save([{ key: 'shop', value: { ...UNNAMED_SHOP, name: 'Kettle House' } }]);
    await expect.poll(async () => (await open.app.inject('/')).body).toBe('<title>2</title>');
    expect((await open.app.inject('/api/frame')).json().shop.name).toBe('Kettle House');
    await open.close();
  });
});
