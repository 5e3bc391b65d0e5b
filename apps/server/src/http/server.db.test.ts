import { createHash, randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { authOf, isPublicCall, type RouteName, routes } from '@wattle/contract';
import { schemas } from '@wattle/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOf, paidByGiftCard } from '../orders/testing/order-shop.ts';
import { sampleShop } from '../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { sampleDeliveryRules } from '../testing/sample-delivery-shop.ts';
import { sampleOrder, sampleOrderRecord } from '../testing/sample-order.ts';
import { openAccount } from '../testing/test-customer.ts';

const SCRIPT = 'window.page = 1';
const rendered: string[] = [];
let shop: TestShop;
/** Of a customer with one order. */
let authorization: string;
/** Of somebody else, who may be forgotten. */
let leaving: string;

beforeAll(async () => {
  shop = await openTestShop({
    env: { WRITE_LIMIT_PER_MINUTE: '5' },
    content: {
      ...sampleShop(),
      settings: {
        ...sampleShop().settings,
        'delivery-rules': sampleDeliveryRules,
        'marketing-lists': [{ id: 'news', name: 'News' }],
      },
    },
    renderPage: async (request) => {
      const { pathname } = new URL(request.url);
      rendered.push(pathname);
      if (pathname === '/broken') throw new Error('secret detail');
      return new Response(`<!doctype html><title>${pathname}</title><script>${SCRIPT}</script>`, {
        status: pathname === '/gone' ? 404 : 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
  });
  const customer = await openAccount(shop);
  authorization = `Bearer ${customer.token}`;
  leaving = `Bearer ${(await openAccount(shop)).token}`;
  await shop.store.saveOrders([sampleOrderRecord(sampleOrder('W-100001', customer.email), customer.sub)]);
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

describe('calls', () => {
  const inputs: Partial<Record<RouteName, string>> = {
    loadMenu: '/api/menu/kitchen',
    listProducts: '/api/products?categoryId=kettles&address=sort%3Dprice-asc',
    loadProduct: '/api/product?path=/product/k1',
    loadCategory: '/api/category?path=/kettles',
    loadBrand: '/api/brand?path=/brands/acme',
    loadStore: '/api/store?path=/stores/city',
    listStoreProducts: '/api/store/products?path=/stores/city',
    listPlaces: '/api/places?lat=-37.8&lng=144.9&radiusMetres=20000',
    listProductStores: '/api/product/stores?productId=k1&variantId=k1-v1&lat=-37.81&lng=144.96',
    estimateDelivery: '/api/delivery/estimates?productIds=k1,k2&postcode=3121&state=VIC',
    listLocalities: '/api/localities?query=rich',
    findLocality: '/api/locality?lat=-37.8&lng=144.9',
    listArticles: '/pcr/articles?ids=help,returns',
    findArticle: '/pcr/articles/help',
    findArticleByPath: '/pcr/article?path=/help',
    listCategories: '/pcr/categories?parentId=kitchen',
    listCollection: '/api/collection?schema=category&id=kettles',
    listCategoryCarousel: '/api/category/products?categoryId=kettles',
    findProducts: '/api/product/list?ids=k2,k1',
    loadFamily: '/pcr/family-attributes/kettles.json',
    findMarketingList: '/api/klaviyo/lists/news',
    listWarranties: '/api/warranties?ids=care-2',
    loadOrder: '/api/account/orders/W-100001',
  };

  const sessionToken = randomUUID();
  const bought = { productId: 'k1', variantId: 'k1-v1', qty: 1, extra: { releaseDateTime: null } };
  /** What is posted, for the calls that are. */
  const bodies: Partial<Record<RouteName, object>> = {
    recommendProducts: {
      filter: '',
      pageSize: 4,
      userEvent: {
        eventType: 'detail-page-view',
        visitorId: 'v1',
        productDetails: [{ product: { id: 'k1' } }],
        pageCategories: [],
      },
      params: {},
    },
    recordProductEvents: { visitorId: 'v1', events: [{ type: 'view', productIds: ['k1'] }] },
    checkoutInfo: {
      cart: { items: [{ productId: 'k1', variantId: 'k1-v1', qty: 1, extra: { releaseDateTime: null } }] },
    },
    listDeliveryDays: { items: [bought], locality: { postcode: '3121', state: 'VIC' } },
    listPickupDays: { items: [bought], storeId: 'erp-city' },
    listPickupStores: { items: [bought], point: { lat: -37.81, lng: 144.96 } },
    loadCartOffers: { promoCodes: ['SPRING'], locality: { postcode: '3121', state: 'VIC' } },
    subscribe: { firstName: 'Mia', lastName: 'Tran', email: 'mia@example.com', phone: '', listId: '' },
    sendEnquiry: { email: 'mia@example.com', enquiry: 'Does it fit?' },
    listPaymentMethods: { orderTotal: 100, outstanding: 0 },
    suggestAddresses: { text: '12 saxon st richm', sessionToken },
    updateAccount: { customer: { phone: '0491 570 156' } },
    saveAccountState: { syncableStateVersion: 0, cartItems: [], wishlistItems: [] },
    saveSubscriptions: { subscriptions: { events: true } },
  };

  beforeAll(async () => {
    const suggested = await shop.app.inject({
      ...{ method: 'POST', url: routes.suggestAddresses.path, payload: { ...bodies.suggestAddresses } },
    });
    bodies.findAddress = { placeId: suggested.json().suggestions[0].placeId, sessionToken };
    await prepareOrders();
  });

  /** Orders that a gift card pays, and one that is placed already. */
  async function prepareOrders(): Promise<void> {
    await shop.store.saveVouchers([
      { code: 'PAYS', pin: '1234', expires: '2099-01-01', amountRemaining: 5000, suspended: false },
    ]);
    const cart = { items: [bought], shipping: { type: 'STORE_PICKUP', options: null } };
    const info = await shop.app.inject({ method: 'POST', url: '/api/checkout/info', payload: { cart } });
    const { totals, promotions } = info.json();
    const order = orderOf([{ productId: 'k1' }], 0, {
      shipping: { methodCode: 'storePickup', clickCollectStoreId: 'erp-city' },
      expectedPromotions: promotions.appliedPromotions.map(({ id, versionId }: { id: string; versionId: string }) => ({
        promotionId: id,
        versionId,
      })),
      payment: { methods: [paidByGiftCard('PAYS', totals.total)] },
    });
    Object.assign(bodies, { placeOrder: order, placeGuestOrder: order, continuePayment: { details: {} } });
    const placed = await shop.app.inject({
      ...{ method: 'POST', url: '/api/order/place/guest', payload: order },
      headers: { 'idempotency-key': randomUUID() },
    });
    const { orderNumber } = placed.json();
    inputs.continuePayment = `/api/order/${orderNumber}/payment/details`;
    bodies.findGuestOrder = { number: orderNumber, email: order.cart.email };
  }

  /** A gift card is asked for with a token, which is good once. */
  async function urlOf(name: RouteName): Promise<string> {
    if (name !== 'loadVoucher') return inputs[name] ?? routes[name].path;
    const url = '/captcha/token?action=payment_voucher_balance_fetch';
    const { token } = (await shop.app.inject({ method: 'POST', url })).json();
    return `/api/payment/voucher/balance/CARD1?pin=1234&token=${token}`;
  }

  it.each(Object.keys(routes) as RouteName[])('%s answers as its schema says', async (name) => {
    const { method } = routes[name];
    const payload = bodies[name];
    const response = await shop.app.inject({
      method,
      url: await urlOf(name),
      // each from an address of its own: together they are more writes than one may make
      remoteAddress: `127.0.1.${Object.keys(routes).indexOf(name)}`,
      headers: {
        'idempotency-key': randomUUID(),
        ...(authOf(name) && { authorization: name === 'deleteAccount' ? leaving : authorization }),
      },
      ...(payload ? { payload } : {}),
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(schemas[name].value.safeParse(response.json()).error).toBeUndefined();
  });

  const reads = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].method === 'GET');
  const isPersonal = (name: RouteName) => !isPublicCall(name);

  it.each(reads.filter(isPersonal))('%s is kept by nobody', async (name) => {
    const { statusCode, headers } = await get(await urlOf(name), {
      authorization,
      'if-none-match': '*',
    });
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
  });

  it.each(reads.filter((name) => !isPersonal(name)))(
    '%s may be kept by anybody, and is not sent again to whoever has it',
    async (name) => {
      const url = inputs[name] ?? routes[name].path;
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
    const response = await get('/api/product?path=/old');
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
    expect(document.paths['/api/product'].get.parameters).toEqual([
      expect.objectContaining({ name: 'path', in: 'query', required: true }),
    ]);
    expect(document.paths['/api/product'].get.responses[404].description).toBe('PRODUCT_NOT_FOUND');
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
  it('allows exactly the inline scripts that the page came with', async () => {
    const policy = String((await get('/a')).headers['content-security-policy']);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
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
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  it('keeps metrics off the public listener', async () => {
    expect((await get('/metrics')).headers['content-type']).not.toContain('version=0.0.4');
    const own = await shop.metricsApp.inject('/metrics');
    expect(own.body).toContain('http_request_duration_seconds_bucket');
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
        return new Response('late', { headers: { 'content-type': 'text/html' } });
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
        return new Response(`<title>${renders}</title>`, { headers: { 'content-type': 'text/html' } });
      },
    });
    await open.app.inject('/');
    await open.app.inject('/');
    expect(renders).toBe(1);
    await open.store.saveSettings([{ key: 'support', value: { phone: '1300 000 000' } }]);
    await expect.poll(async () => (await open.app.inject('/')).body).toBe('<title>2</title>');
    expect((await open.app.inject('/api/frame')).json().supportPhone).toBe('1300 000 000');
    await open.close();
  });
});
