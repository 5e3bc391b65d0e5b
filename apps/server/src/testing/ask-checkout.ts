import type { CallValue } from '@wattle/contract';
import { expect } from 'vitest';
import type { TestShop } from './open-test-shop.ts';
import { type AskedItem, asked } from './sample-cart-shop.ts';

export type Info = Extract<CallValue<'checkoutInfo'>, { status: 'SUCCESS' }>;

const INFO = '/api/checkout/info';

/** Requests the price of a cart, whatever the response. */
export const postInfo = (shop: TestShop, body: unknown) =>
  shop.app.inject({
    method: 'POST',
    url: INFO,
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

export type AskedCart = { readonly [field: string]: unknown };

/** Requests the price of these items. Fails the test unless it succeeds. */
export async function askInfo(
  shop: TestShop,
  items: readonly AskedItem[],
  cart: AskedCart = {},
  credits: readonly object[] = [],
): Promise<Info> {
  const body = { cart: { items: items.map(asked), ...cart }, availableCreditBalances: credits };
  const response = await postInfo(shop, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Info>();
}
