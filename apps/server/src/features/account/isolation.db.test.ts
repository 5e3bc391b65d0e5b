import { authOf, type CustomerRouteName, type RouteName, routes } from '@wattle/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sampleOrder, sampleOrderRecord } from '../../testing/sample-order.ts';
import { openAccount, type TestCustomer } from '../../testing/test-customer.ts';

/** Taken from the contract, so that a new call cannot be forgotten. */
const CALLS = (Object.keys(routes) as RouteName[]).filter(
  (name): name is CustomerRouteName => authOf(name) === 'customer',
);
const ORDER = 'W-555001';
const SECRET = 'Zanzibar';

const item = {
  ...{ id: SECRET, productId: SECRET, variantId: SECRET, qty: 1, createdAt: 1, warrantyId: null, giftcard: null },
  ...{ attribution: null, addedFrom: '', analyticsContext: {}, extra: { releaseDateTime: null } },
};
const address = {
  ...{ id: '', company: SECRET, contactName: 'Vi Long', country: 'AU', postcode: '3056', state: 'VIC' },
  ...{ street1: SECRET, street2: '', suburb: SECRET, isDefaultBilling: true, isDefaultShipping: true },
};

/** Input that would change another customer's data. A new call must add its own. */
const BODIES: Readonly<Record<CustomerRouteName, object>> = {
  loadAccount: {},
  updateAccount: { customer: { firstName: 'Eve', addresses: [] } },
  deleteAccount: {},
  placeOrder: {},
  loadAccountState: {},
  saveAccountState: { syncableStateVersion: 1, cartItems: [], wishlistItems: [] },
  loadSubscriptions: {},
  saveSubscriptions: { subscriptions: { news: false, priceDrops: false } },
  listOrders: {},
  loadOrder: {},
  cancelOrder: {},
  askForReturn: { lines: [{ lineId: '1', qty: 1 }], reason: 'FAULTY' },
  listOrderDays: {},
  changeOrderDay: { day: '2026-11-20' },
  resendGiftCard: { lineId: '1' },
};

let shop: TestShop;
let victim: TestCustomer;
let eve: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ env: { WRITE_LIMIT_PER_MINUTE: '100000' } });
  victim = await openAccount(shop, { email: 'victim@example.com', firstName: SECRET });
  eve = await openAccount(shop, { email: 'eve@example.com', firstName: 'Eve' });
  await victim.ask('PUT', '/api/account', { customer: { phone: '0491570156', addresses: [address] } });
  await victim.ask('PUT', '/api/account/state', {
    ...{ syncableStateVersion: 0, cartItems: [item], wishlistItems: [] },
  });
  await victim.ask('PUT', '/api/account/subscriptions', { subscriptions: { news: true, priceDrops: true } });
  const order = sampleOrder(ORDER, 'victim@example.com', { promoCodes: [SECRET] });
  await shop.store.orders.save([sampleOrderRecord(order, victim.sub)]);
});
afterAll(() => shop.close());

/** Every name by which a careless call might read the caller from its input. */
const forged = () => ({
  ...{ sub: victim.sub, customerSub: victim.sub, customer_sub: victim.sub, userId: victim.sub },
  ...{ email: victim.email, username: victim.email, caller: { sub: victim.sub, email: victim.email } },
});

function ask(name: CustomerRouteName, headers: Readonly<Record<string, string>>) {
  const { method, path } = routes[name];
  const { caller, ...fields } = forged();
  const query = new URLSearchParams({ ...fields, 'caller.sub': caller.sub });
  return shop.app.inject({
    method,
    url: `${path.replace('{number}', ORDER)}?${query}`,
    headers,
    ...(method !== 'GET' && { payload: { ...BODIES[name], ...forged() } }),
  });
}

const view = async () => {
  const urls = ['', '/state', '/subscriptions', '/orders', `/orders/${ORDER}`];
  const answers = await Promise.all(urls.map((path) => victim.ask('GET', `/api/account${path}`)));
  // an order has a fresh key each time
  return answers.map(({ statusCode, body }) => ({ statusCode, body: { ...JSON.parse(body), access: undefined } }));
};

describe('every call that is for customers', () => {
  it('is among those that are tried', () => {
    expect(new Set(CALLS)).toEqual(new Set(Object.keys(BODIES)));
    expect(CALLS.length).toBeGreaterThan(0);
  });

  describe.each(CALLS)('%s', (name) => {
    it.each<[string, () => Record<string, string>]>([
      ['no token', () => ({})],
      ['another kind of header', () => ({ authorization: `Basic ${btoa(`${victim.email}:x`)}` })],
      ['a token in a cookie', () => ({ cookie: `idToken=${victim.token}` })],
      ['a token that was changed', () => ({ authorization: `Bearer ${changed(eve.token, victim.sub)}` })],
      ['a token without its signature', () => ({ authorization: `Bearer ${unsigned(victim.token)}` })],
    ])('answers 401 to %s [C-7-02]', async (_title, headers) => {
      const response = await ask(name, headers());
      expect([response.statusCode, response.json().errorCode]).toEqual([401, 'ACCOUNT_NOT_AUTHENTICATED']);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).not.toContain(SECRET);
    });

    it('neither shows nor changes what is another’s, whoever the input says is asking', async () => {
      const before = await view();
      expect(before.every(({ statusCode, body }) => statusCode === 200 && holdsSecret(body))).toBe(true);
      const response = await ask(name, { authorization: `Bearer ${eve.token}` });
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).not.toContain(SECRET);
      expect(response.body).not.toContain(victim.email);
      expect(response.body).not.toContain(ORDER);
      expect(await view()).toEqual(before);
    });
  });
});

/** Subscriptions and the order list contain no text of the shopper's, but values that eve does not have. */
const holdsSecret = (body: unknown): boolean =>
  [SECRET, ORDER, '"priceDrops":true'].some((sign) => JSON.stringify(body).includes(sign));

const decoded = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString());
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function changed(token: string, sub: string): string {
  const [head, payload, signature] = token.split('.');
  return [head, encoded({ ...decoded(payload), sub }), signature].join('.');
}

function unsigned(token: string): string {
  const [head, payload] = token.split('.');
  return [encoded({ ...decoded(head), alg: 'none' }), payload, 'x'].join('.');
}
