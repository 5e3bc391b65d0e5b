import type { CallValue } from '@wattle/contract';
import { expect } from 'vitest';
import type { TestShop } from './open-test-shop.ts';
import { type AskedItem, asked } from './sample-cart-shop.ts';

export type Info = Extract<CallValue<'checkoutInfo'>, { status: 'SUCCESS' }>;

const INFO = '/api/checkout/info';

/** Asks what a cart costs, whatever the answer. */
export const postInfo = (shop: TestShop, body: unknown) =>
  shop.app.inject({
    method: 'POST',
    url: INFO,
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

export type AskedCart = { readonly [field: string]: unknown };

/** Asks what a cart of these items costs; anything but an answer fails the test. */
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
