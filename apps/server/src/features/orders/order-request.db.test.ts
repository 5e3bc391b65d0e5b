import { randomUUID } from 'node:crypto';
import type { EnteredAddress } from '@wattle/domain/checkout';
import type { PlaceOrderRequest } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportOrders } from '../../commands/export-orders.ts';
import type { Database } from '../../store/database.ts';
import { openEmbedded } from '../../store/testing/each-database.ts';
import { sampleVariant } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { goods } from '../../testing/sample-cart-shop.ts';
import { kettle, orderOf, orderShop } from './testing/order-shop.ts';
import { openRecordingAdyen } from './testing/recording-adyen.ts';

let adyen: Awaited<ReturnType<typeof openRecordingAdyen>>;
let db: Database;
let shop: TestShop;
beforeAll(async () => {
  adyen = await openRecordingAdyen();
  db = await openEmbedded();
  const env = { ...adyen.env, WRITE_LIMIT_PER_MINUTE: '100000' };
  const around = orderShop();
  const gift = goods('rescue', 5, { functionalType: 'donation', variants: [sampleVariant('rescue-v1', { qty: 0 })] });
  const oven = goods('oven', 80, {
    variants: [sampleVariant('oven-v1', { qty: 5 })],
    services: [
      { code: 'REMOVAL', price: 0, detail: '' },
      { code: 'INSTALLATION', price: 189, detail: '' },
    ],
  });
  const content = { ...around, products: [...around.products, gift, oven] };
  shop = await openTestShop({ content, env, open: async () => db });
});
afterAll(async () => {
  await shop.close();
  await adyen.close();
});

const post = (payload: object) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/order/place/guest',
    payload,
    headers: { 'idempotency-key': randomUUID() },
  });

/** Places the order, and gives its number. */
async function place(cart: Partial<PlaceOrderRequest['cart']>, extra: PlaceOrderRequest['extra'] = {}) {
  const dollars = cart.shipping?.methodCode === 'delivery' ? 109 : 100;
  const response = await post({ ...kettle(dollars, cart), extra });
  expect(response.json()).toMatchObject({ status: 'placed' });
  return String(response.json().orderNumber);
}

const exported = async (number: string) => {
  for await (const record of exportOrders(db, undefined)) if (record.number === number) return record;
  throw new Error(`${number} was not exported.`);
};

const BROWSER = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'en-AU',
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -600,
  userAgent: 'Mozilla/5.0',
};
const analytics = {
  clientId: '123.456',
  fbc: 'fb.1.2',
  fbp: 'fb.3.4',
  utmCampaign: 'spring',
  utmContent: 'tile',
  utmMedium: 'email',
  utmSource: 'newsletter',
  utmTerm: 'kettle',
  browserInfo: BROWSER,
};
const fraudAnalytics = { token: 'fedcba9876543210' };

describe('what an order request carries', () => {
  it('is kept with the order and exported [C-2-46 C-7-25 C-7-26 C-7-31]', async () => {
    const extra = { shippingDate: '2026-11-18', manuallyEnteredAddress: true };
    const number = await place({ analytics, fraudAnalytics, agreeToMarketing: true }, extra);
    const kept = { contact: { agreeToMarketing: true }, carried: { analytics, fraudAnalytics, extra } };
    expect((await shop.store.orders.find(number))?.data).toMatchObject(kept);
    expect(await exported(number)).toMatchObject({ number, data: kept });
  });

  it('has a note for the driver, on the order and in the export', async () => {
    const number = await place({ shipping: { methodCode: 'delivery' } }, { driverNote: 'Ring the side bell.' });
    expect((await shop.store.orders.find(number))?.data).toMatchObject({ shipping: { note: 'Ring the side bell.' } });
    expect(await exported(number)).toMatchObject({ driverNote: 'Ring the side bell.', services: '', window: null });
  });

  it('has priced services, paid with the order and apart from delivery in the export', async () => {
    const services = [
      { productId: 'oven', code: 'INSTALLATION' as const },
      { productId: 'oven', code: 'REMOVAL' as const },
    ];
    const ask = (dollars: number) =>
      post({
        ...orderOf([{ productId: 'oven' }], dollars, { shipping: { methodCode: 'delivery' } }),
        extra: { services },
      });
    // goods and delivery alone are less than the total
    const short = await ask(89);
    expect([short.statusCode, short.json().errorCode]).toEqual([422, 'CartPriceChanged']);
    const response = await ask(278);
    expect(response.json(), response.body).toMatchObject({ status: 'placed' });
    const number = String(response.json().orderNumber);
    expect((await shop.store.orders.find(number))?.data).toMatchObject({
      shipping: {
        services: [
          { code: 'REMOVAL', amountCents: 0 },
          { code: 'INSTALLATION', amountCents: 18_900 },
        ],
      },
      totals: { totalCents: 27_800, gstCents: 2527 },
    });
    expect(await exported(number)).toMatchObject({
      ...{ items: 80, delivery: 9, servicesTotal: 189, total: 278 },
      services: 'REMOVAL oven 0; INSTALLATION oven 189',
    });
  });

  it('reaches the payment provider: fraud token and browser [C-7-25 C-7-26 C-9-45]', async () => {
    const payment = adyen.paymentFor(await place({ analytics, fraudAnalytics }));
    expect(payment).toMatchObject({ deviceFingerprint: fraudAnalytics.token, browserInfo: BROWSER });
  });

  it('is not told to who asks for the order', async () => {
    const number = await place({ analytics, fraudAnalytics });
    const payload = { number, email: 'mia@example.com' };
    const { body } = await shop.app.inject({ method: 'POST', url: '/api/order/find', payload });
    expect(body).toContain(number);
    expect(body).not.toContain(fraudAnalytics.token);
  });

  it.each([
    ['a fraud token with a zero in it', { fraudAnalytics: { token: 'a\0b' } }],
    ['a browser that tells its life', { analytics: { browserInfo: { userAgent: 'x'.repeat(501) } } }],
    ['a browser with a name that no database takes', { analytics: { browserInfo: { 'a\0': 1 } } }],
  ])('is refused when it cannot be kept: %s', async (_, cart) => {
    const response = await post(kettle(100, cart));
    expect([response.statusCode, response.json().errorCode]).toEqual([400, 'INPUT_INVALID']);
  });

  it('names the store that it is collected from [C-7-27]', async () => {
    const number = await place({ shipping: { methodCode: 'storePickup', clickCollectStoreId: 'erp-near-1' } });
    expect((await shop.store.orders.find(number))?.data).toMatchObject({
      shipping: { type: 'STORE_PICKUP', methodCode: 'storePickup', store: { erpStoreId: 'erp-near-1' } },
    });
    const elsewhere = { ...kettle().cart.shippingAddress, postcode: '0001' } as EnteredAddress;
    // what is collected goes nowhere: no address has to be served
    await place({ shippingAddress: elsewhere });
    const nowhere = await post(kettle(100, { shipping: { methodCode: 'storePickup' } }));
    expect([nowhere.statusCode, nowhere.json().errorCode]).toEqual([422, 'ShippingMethodUnavailable']);
  });
});

it('a cart of a donation alone is an order: nothing is delivered, and it is paid [C-9-66]', async () => {
  await shop.store.settings.save([{ key: 'donations', value: ['rescue'] }]);
  const settings = async () => (await shop.app.inject('/api/cart/settings')).json();
  await expect.poll(settings).toEqual({ donationProductIds: ['rescue'] });
  const cart = { shipping: { methodCode: 'email' }, shippingAddress: null };
  const response = await post(orderOf([{ productId: 'rescue', qty: 2 }], 10, cart));
  expect(response.json()).toMatchObject({ status: 'placed' });
  const order = (await shop.store.orders.find(String(response.json().orderNumber)))?.data;
  expect(order).toMatchObject({
    shipping: { type: 'EMAIL' },
    lines: [{ productId: 'rescue', qty: 2, totalCents: 1000 }],
    totals: { totalCents: 1000 },
  });
});

describe('the payment of an order', () => {
  it('is asked for in Australian dollars, in Australia [C-0-01 C-0-03 C-9-63]', async () => {
    const payment = adyen.paymentFor(await place({}));
    expect(payment).toMatchObject({ amount: { currency: 'AUD', value: 10_000 }, countryCode: 'AU' });
  });

  it('has an eleventh of it as GST, at the rate of the configuration [C-0-04]', async () => {
    const number = await place({});
    expect((await shop.store.orders.find(number))?.data).toMatchObject({ totals: { gstCents: 909 } });
  });
});

describe('consent at checkout', () => {
  const subscriptionsOf = async (email: string) => {
    const found = [];
    for await (const { data } of shop.store.marketingRequests.stream('subscription')) {
      if (data.email === email) found.push(data);
    }
    return found;
  };

  it('subscribes that email address as the newsletter form does [C-3-29 C-7-25]', async () => {
    await place({ email: 'Ana@Example.com', phone: '0412 345 678', agreeToMarketing: true });
    const form = { firstName: 'Mia', lastName: 'Tran', email: 'ana@example.com', phone: '+61412345678', listId: '' };
    expect(await subscriptionsOf('ana@example.com')).toEqual([form]);
    const url = '/api/klaviyo/subscribe';
    const byForm = { ...form, email: 'ben@example.com' };
    expect((await shop.app.inject({ method: 'POST', url, payload: byForm })).statusCode).toBe(200);
    expect(await subscriptionsOf('ben@example.com')).toEqual([byForm]);
  });

  it('leaves the phone out when there is none', async () => {
    await place({ email: 'cas@example.com', agreeToMarketing: true });
    expect(await subscriptionsOf('cas@example.com')).toMatchObject([{ phone: '' }]);
  });

  it('subscribes nobody without it, and unsubscribes nobody', async () => {
    await place({ email: 'dee@example.com', agreeToMarketing: true });
    await place({ email: 'dee@example.com', agreeToMarketing: false });
    await place({ email: 'eve@example.com', agreeToMarketing: false });
    expect([await subscriptionsOf('dee@example.com'), await subscriptionsOf('eve@example.com')]).toEqual([
      [expect.objectContaining({ email: 'dee@example.com' })],
      [],
    ]);
  });
});
