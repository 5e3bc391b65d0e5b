import type { Order, OrderLine } from '@wattle/domain/order';
import type { OrderRecord } from '../store/orders.ts';

const KETTLE: OrderLine = {
  id: '1',
  productId: 'k1',
  variantId: 'k1-v1',
  sku: 'SKU-k1',
  name: 'Acme Kettle k1',
  path: 'product/k1',
  imageUrl: '/k1-v1.svg',
  qty: 1,
  unitCents: 12_995,
  discountCents: 0,
  totalCents: 12_995,
  plan: null,
  giftcard: null,
  promotionId: null,
};

/** An order for one kettle. */
export const sampleOrder = (number: string, email: string, more: Partial<Order> = {}): Order => ({
  number,
  placedAt: 1_790_000_000_000,
  status: 'PLACED',
  history: [{ status: 'PLACED', at: 1_790_000_000_000, note: '' }],
  contact: { email, firstName: 'Ana', lastName: 'Ito', phone: '', agreeToMarketing: false },
  billing: null,
  shipping: { type: 'EMAIL', methodCode: 'email', label: 'By email', day: null, rangeEnd: null },
  lines: [KETTLE],
  promotions: [],
  promoCodes: [],
  totals: { itemsCents: 12_995, discountCents: 0, shippingCents: 0, totalCents: 12_995, gstCents: 1_181 },
  payments: [{ type: 'ADYEN_CREDIT_CARD', label: 'Visa ending 1111', amountCents: 12_995 }],
  ...more,
});

/** The same as stored; a guest's by default. */
export const sampleOrderRecord = (order: Order, customerSub: string | null = null): OrderRecord => ({
  number: order.number,
  placedAt: Math.floor(order.placedAt / 1000),
  status: order.status,
  data: order,
  customerSub,
});
