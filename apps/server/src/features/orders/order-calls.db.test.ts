import { randomUUID } from 'node:crypto';
import type { PlaceOrderRequest } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openAccount, type TestCustomer } from '../../testing/test-customer.ts';
import { kettle, orderShop, paidByGiftCard } from './testing/order-shop.ts';

let shop: TestShop;
let mia: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ content: orderShop(), env: { WRITE_LIMIT_PER_MINUTE: '100000' } });
  mia = await openAccount(shop, { firstName: 'Mia', lastName: 'Tran' });
});
afterAll(() => shop.close());

/** Paid by gift card, so that no provider is called. */
const byGiftCard = (cart: Partial<PlaceOrderRequest['cart']> = {}) =>
  kettle(0, { payment: { methods: [paidByGiftCard('GIFT2', 100)] }, ...cart });

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url, payload, headers });
const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });

describe('placing an order through HTTP', () => {
  it('is done for a guest without saying who they are [C-6-03 C-7-23 C-7-32]', async () => {
    const response = await post('/api/order/place/guest', byGiftCard(), withKey());
    expect(response.json()).toMatchObject({ status: 'placed', actionData: null });
    expect(response.headers['cache-control']).toBe('no-store');
    const order = await shop.store.orders.find(response.json().orderNumber);
    expect(order).toMatchObject({ customerSub: null, data: { contact: { email: 'mia@example.com' } } });
  });

  it("is the customer's by the token, whatever else is said [C-6-05 C-7-23]", async () => {
    const headers = { ...withKey(), authorization: `Bearer ${mia.token}` };
    const response = await post('/api/order/place', { ...byGiftCard(), customerSub: 'somebody' }, headers);
    const { orderNumber } = response.json();
    expect(await shop.store.orders.find(orderNumber)).toMatchObject({ customerSub: mia.sub });
    expect((await mia.ask('GET', `/api/account/orders/${orderNumber}`)).statusCode).toBe(200);
  });

  it('asks a customer who they are', async () => {
    expect((await post('/api/order/place', byGiftCard(), withKey())).statusCode).toBe(401);
  });

  it('needs a key, and gives the same answer to the same one', async () => {
    const missing = await post('/api/order/place/guest', byGiftCard());
    expect([missing.statusCode, missing.json().reasons]).toEqual([
      400,
      [{ code: 'MISSING_DATA', field: 'Idempotency-Key' }],
    ]);
    const headers = withKey();
    const first = await post('/api/order/place/guest', byGiftCard(), headers);
    expect((await post('/api/order/place/guest', byGiftCard(), headers)).json()).toEqual(first.json());
    const other = await post('/api/order/place/guest', byGiftCard({ email: 'eve@example.com' }), headers);
    expect([other.statusCode, other.json().errorCode]).toEqual([422, 'IdempotencyKeyReused']);
  });

  it.each([
    ['an email that is none', { email: 'mia' }],
    ['no name', { firstName: '' }],
    ['a payment of no kind', { payment: { methods: [{ methodCode: 'cash', amount: 100 }] } }],
  ])('refuses %s', async (_, cart) => {
    const { cart: good, extra } = byGiftCard();
    const response = await post('/api/order/place/guest', { cart: { ...good, ...cart }, extra }, withKey());
    expect([response.statusCode, response.json().errorCode]).toEqual([400, 'INPUT_INVALID']);
  });

  it.each([
    [
      'promotions that the shopper was not shown',
      { expectedPromotions: [{ promotionId: 'x', versionId: '1' }] },
      'CartPromotionsChanged',
    ],
    ['less than it costs', { payment: { methods: [paidByGiftCard('GIFT2', 99)] } }, 'CartPriceChanged'],
    ['more than a card has', { payment: { methods: [paidByGiftCard('OLD', 100)] } }, 'VoucherInsufficientFunds'],
    ['a way that is not there', { shipping: { methodCode: 'drone' } }, 'ShippingMethodUnavailable'],
  ])('says no to %s [C-7-28 C-7-29]', async (_, cart, errorCode) => {
    const response = await post('/api/order/place/guest', byGiftCard(cart), withKey());
    expect([response.statusCode, response.json().errorCode]).toEqual([422, errorCode]);
  });

  it('goes on with no order that is not there', async () => {
    const response = await post('/api/order/W-00000000/payment/details', { details: {} });
    expect([response.statusCode, response.json().errorCode]).toEqual([404, 'ORDER_NOT_FOUND']);
  });
});

describe('an order of a guest', () => {
  it('is found by who knows its number and its email, and by nobody else', async () => {
    const order = byGiftCard({ email: 'Mia@Example.com' });
    const { orderNumber } = (await post('/api/order/place/guest', order, withKey())).json();
    const find = (number: string, email: string) => post('/api/order/find', { number, email });
    expect((await find(` ${orderNumber.toLowerCase()}`, ' MIA@example.com ')).json()).toMatchObject({
      number: orderNumber,
    });
    const wrong = [await find(orderNumber, 'eve@example.com'), await find('W-00000000', 'mia@example.com')];
    expect(wrong.map(({ statusCode, body }) => [statusCode, JSON.parse(body).errorCode])).toEqual([
      [404, 'ORDER_NOT_FOUND'],
      [404, 'ORDER_NOT_FOUND'],
    ]);
  });
});
