import { randomUUID } from 'node:crypto';
import type { PlaceOrderRequest } from '../../packages/domain/src/order/index.ts';
import type { Wanted } from './choose.ts';

const LOCALITY = { postcode: '3056', state: 'VIC' } as const;
const ADDRESS = {
  ...LOCALITY,
  company: '',
  contactName: 'Ana Le',
  country: 'AU',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
};
const BUYER = { email: 'ana.le@example.com', firstName: 'Ana', lastName: 'Le' };
const METHOD = 'delivery';
const CARD = {
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  },
};

type Info = {
  readonly totals: { readonly total: number };
  readonly promotions: {
    readonly appliedPromotions: readonly { readonly id: string; readonly versionId: string }[];
  };
};

const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Gets a delivery quote, as a checkout does, and builds the order from it. */
export async function orderOf(shop: string, { productId, variantId }: Wanted): Promise<PlaceOrderRequest> {
  const items = [{ productId, variantId, qty: 1, extra: { releaseDateTime: null } }];
  const shipping = { type: 'DELIVERY', options: { methodCode: METHOD } };
  const cart = { items, ...BUYER, locality: LOCALITY, shippingAddress: LOCALITY, shipping };
  const response = await post(`${shop}/api/checkout/info`, { cart });
  if (!response.ok) throw new Error(await response.text());
  const { totals, promotions } = (await response.json()) as Info;
  return {
    cart: {
      items,
      promoCodes: [],
      expectedPromotions: promotions.appliedPromotions.map(({ id, versionId }) => ({ promotionId: id, versionId })),
      ...BUYER,
      agreeToMarketing: false,
      billingAddress: ADDRESS,
      shippingAddress: ADDRESS,
      shipping: { methodCode: METHOD },
      payment: { methods: [{ methodCode: 'adyen', amount: totals.total, data: CARD }] },
    },
    extra: {},
  };
}

export const PLACE_PATH = '/api/order/place/guest';

/** Places an order with its own key, paid by card; returns the outcome. */
export async function place(shop: string, order: PlaceOrderRequest): Promise<string> {
  const response = await post(`${shop}${PLACE_PATH}`, order, { 'idempotency-key': randomUUID() });
  const answer = (await response.json()) as { readonly status?: string; readonly errorCode?: string };
  return (response.ok ? answer.status : answer.errorCode) ?? String(response.status);
}
