import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Info } from '../../testing/ask-checkout.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { asked, sampleCartShop } from '../../testing/sample-cart-shop.ts';
import { signInAs, type TestCustomer } from '../../testing/test-customer.ts';

let shop: TestShop;
/** The sample shop has a use of `once` recorded for her. */
let ana: TestCustomer;
let ben: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleCartShop(), env: { WRITE_LIMIT_PER_MINUTE: '100000' } });
  ana = await signInAs(shop, { email: 'ana@example.com' });
  ben = await signInAs(shop, { email: 'new@example.com' });
  const contact = { email: 'ana@example.com' };
  await shop.store.orders.save([{ number: 'W9', placedAt: 1_700_000_000, status: 'PLACED', data: { contact } }]);
});
afterAll(() => shop.close());

type Ask = { readonly code: string; readonly email?: string };

async function given(customer: TestCustomer | undefined, { code, email }: Ask): Promise<boolean> {
  const payload = { cart: { items: [asked({ productId: 'kettle' })], promoCodes: [code], ...(email && { email }) } };
  const response = customer
    ? await customer.ask('POST', '/api/checkout/info', payload)
    : await shop.app.inject({ method: 'POST', url: '/api/checkout/info', payload });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  return response.json<Info>().promotions.appliedPromotions.length > 0;
}

describe('what a cart costs', () => {
  it('is for a customer with what only customers get', async () => {
    expect(await given(ben, { code: 'MEMBERS' })).toBe(true);
    expect(await given(undefined, { code: 'MEMBERS', email: 'new@example.com' })).toBe(false);
  });

  it.each(['ONCE', 'FIRST'])('is counted by the customer’s own address, whatever the cart says: %s', async (code) => {
    expect(await given(ana, { code, email: 'somebody@example.com' })).toBe(false);
    expect(await given(ana, { code })).toBe(false);
    expect(await given(ben, { code, email: 'ana@example.com' })).toBe(true);
  });

  it.each(['ONCE', 'FIRST'])('is for a guest by the address in the cart: %s', async (code) => {
    expect(await given(undefined, { code, email: 'ana@example.com' })).toBe(false);
    expect(await given(undefined, { code, email: 'somebody@example.com' })).toBe(true);
  });

  it('is told to nobody with a token that does not hold [C-7-02]', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/checkout/info',
      headers: { authorization: `Bearer ${ana.token}x` },
      payload: { cart: { items: [] } },
    });
    expect([response.statusCode, response.json().errorCode]).toEqual([401, 'ACCOUNT_NOT_AUTHENTICATED']);
  });
});

describe('offers of a cart', () => {
  const payload = { promoCodes: ['ONCE', 'FIRST', 'MEMBERS'] };

  it('say for a customer who they are for and how often they were used', async () => {
    const ofAna = await ana.ask('POST', '/api/cart/offers', payload);
    expect(ofAna.json()).toMatchObject({
      shopper: { isCustomer: true, hasOrderedBefore: true },
      uses: { once: { total: 1, own: 1 } },
    });
    expect(ofAna.headers['cache-control']).toBe('no-store');
    expect((await ben.ask('POST', '/api/cart/offers', payload)).json()).toMatchObject({
      shopper: { isCustomer: true, hasOrderedBefore: false },
      uses: { once: { total: 1, own: 0 } },
    });
  });

  it('hold nothing against a guest', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/cart/offers', payload });
    expect(response.json()).toMatchObject({ uses: { once: { total: 1, own: 0 } } });
    expect(response.json()).not.toHaveProperty('shopper');
  });
});
