import { sampleAddress } from '../../account/testing/sample-address.ts';
import type { QuoteInput } from '../../cart/quote-cart.ts';
import type { RequestItem } from '../../cart/request-items.ts';
import { toCents } from '../../money/cents.ts';
import type { OrderFacts } from '../order-facts.ts';
import type { PlaceOrderRequest, ProviderEntry, VoucherEntry } from '../place-order-request.ts';

const { id: _id, isDefaultBilling: _billing, isDefaultShipping: _shipping, ...address } = sampleAddress();

export const SAMPLE_STORE = {
  erpStoreId: 'erp-7',
  name: 'Wattle Richmond',
  path: '/stores/richmond',
  address: '1 Swan Street, Richmond VIC 3121',
  phone: '03 9000 0000',
};

export const byCard = (amount: number, type = 'scheme'): ProviderEntry => ({
  methodCode: 'adyen',
  amount,
  data: { paymentMethod: { type } },
});

export const byVoucher = (code: string, amount: number): VoucherEntry => ({
  methodCode: 'adyenGivex',
  amount,
  code,
  pin: '1234',
});

/** An item of the first variant of a product. */
export const wanted = (productId: string, qty = 1, extra: Partial<RequestItem['extra']> = {}): RequestItem => ({
  productId,
  variantId: `${productId}-1`,
  qty,
  extra: { releaseDateTime: null, ...extra },
});

/** An order of these items, delivered and paid by card. */
export const placing = (
  items: readonly RequestItem[],
  cart: Partial<PlaceOrderRequest['cart']> = {},
  extra: PlaceOrderRequest['extra'] = {},
): PlaceOrderRequest => ({
  cart: {
    items,
    promoCodes: [],
    expectedPromotions: [],
    email: 'Mia.Tran@example.com',
    firstName: 'Mia',
    lastName: 'Tran',
    phone: '0400 000 000',
    agreeToMarketing: false,
    billingAddress: null,
    shippingAddress: address,
    shipping: { methodCode: 'delivery' },
    payment: { methods: [] },
    ...cart,
  },
  extra,
});

/** The facts of a quote, for an order. */
export const placingFacts = ({ facts, offers, shopper }: QuoteInput, part: Partial<OrderFacts> = {}): OrderFacts => ({
  ...facts,
  offers,
  shopper,
  names: new Map(
    [...facts.products.keys()].map((id) => [
      id,
      {
        ...{
          name: `The ${id}`,
          path: `/products/${id}`,
          productSku: `SKU-${id}`,
          images: [{ url: `/${id}.svg`, alt: '' }],
        },
        variants: [{ id: `${id}-1`, code: `SKU-${id}`, name: '', gtin: '', images: [], qty: 1, hasStockOnHand: true }],
      },
    ]),
  ),
  store: SAMPLE_STORE,
  booking: null,
  promise: null,
  storeStock: [],
  balances: new Map([
    ['CARD1111', toCents(5000)],
    ['CARD2222', toCents(2000)],
  ]),
  paymentType: 'ADYEN_CREDIT_CARD',
  number: 'W-20481736',
  nowMs: 1_800_000_000_000,
  ...part,
});
