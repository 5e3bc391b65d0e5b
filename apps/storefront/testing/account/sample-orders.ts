import { type Order, type OrderLine, summariseOrder } from '@wattle/domain/order';
import { rejected, success } from '@wattle/domain/results';
import type { Answers } from '../stage-answers.ts';

export const line = (name: string, part: Partial<OrderLine> = {}): OrderLine => {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    productId: id,
    variantId: `${id}-1`,
    sku: id,
    name,
    path: `products/${id}`,
    imageUrl: `/pictures/${id}.svg`,
    qty: 1,
    unitCents: 10_000,
    discountCents: 0,
    totalCents: 10_000,
    plan: null,
    giftcard: null,
    promotionId: null,
    ...part,
  };
};

const PLAN = { id: 'plan-2', name: '2-year repair plan', years: 2, totalCents: 7900 };
const SAXON_STREET = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
} as const;
const BRUNSWICK = {
  erpStoreId: '11',
  name: 'Brunswick',
  path: 'stores/brunswick',
  address: '1 Sydney Road, Brunswick VIC 3056',
  phone: '03 9000 0000',
};
const DELIVERY: Order['shipping'] = {
  type: 'DELIVERY',
  methodCode: 'standard',
  label: 'Delivered and installed',
  day: '2026-11-17',
  rangeEnd: null,
  address: SAXON_STREET,
  note: 'Ring twice',
};
const PICKUP: Order['shipping'] = {
  type: 'STORE_PICKUP',
  methodCode: 'pickup',
  label: 'Pick up in store',
  day: null,
  rangeEnd: null,
  store: BRUNSWICK,
};

/** When Mia placed the newest order. */
export const PLACED_AT_MS = Date.UTC(2026, 10, 14, 22, 14);
const DAY_MS = 86_400_000;

export const sampleOrder = (number: string, part: Partial<Order> = {}): Order => ({
  number,
  placedAt: PLACED_AT_MS,
  status: 'DELIVERED',
  history: [{ status: 'PLACED', at: PLACED_AT_MS, note: '' }],
  contact: { email: 'mia.tran@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false },
  billing: null,
  shipping: DELIVERY,
  lines: [line('Kettle')],
  promotions: [],
  promoCodes: [],
  totals: { itemsCents: 10_000, discountCents: 0, shippingCents: 0, totalCents: 10_000, gstCents: 909 },
  payments: [{ type: 'ADYEN_CREDIT_CARD', label: 'Visa ending 1111', amountCents: 10_000 }],
  ...part,
});

/** Fourteen: one in transit, one waiting in a store, the rest delivered long ago. */
export const MIAS_ORDERS: readonly Order[] = [
  sampleOrder('W-204817', {
    status: 'ON_THE_WAY',
    shipping: { ...DELIVERY, window: '10:00-12:00' },
    history: [
      { status: 'PLACED', at: PLACED_AT_MS, note: '' },
      { status: 'PACKED', at: PLACED_AT_MS + DAY_MS, note: 'Both boxes checked.' },
      { status: 'ON_THE_WAY', at: PLACED_AT_MS + 2 * DAY_MS, note: '' },
    ],
    lines: [line('French door fridge', { plan: PLAN }), line('Toaster'), line('Water filter')],
    promotions: [{ id: 'spring', name: 'Spring sale', savedCents: 15_000 }],
    totals: {
      itemsCents: 407_600,
      discountCents: 15_000,
      shippingCents: 6900,
      totalCents: 399_500,
      gstCents: 35_409,
    },
    payments: [
      { type: 'VOUCHER', label: 'Gift card ending 4242', amountCents: 9500 },
      { type: 'ADYEN_CREDIT_CARD', label: 'Visa ending 1111', amountCents: 390_000 },
    ],
  }),
  sampleOrder('W-204390', { status: 'READY_TO_COLLECT', shipping: PICKUP, lines: [line('Blender')] }),
  sampleOrder('W-198226', { lines: [line('Kettle', { plan: PLAN }), line('Toaster')] }),
  ...Array.from({ length: 11 }, (_, index) =>
    sampleOrder(`W-10${8400 - index}`, { placedAt: PLACED_AT_MS - (index + 30) * DAY_MS }),
  ),
];

const PAGE_SIZE = 10;

/** List and detail answers for these orders. */
export const ordersOf = (orders: readonly Order[]) =>
  ({
    listOrders: ({ page = 1 }) => {
      const shown = orders.slice((Number(page) - 1) * PAGE_SIZE, Number(page) * PAGE_SIZE);
      return success({ orders: shown.map(asListed), total: orders.length, pageSize: PAGE_SIZE });
    },
    listDocuments: success({ products: [] }),
    loadOrder: ({ number }) => {
      const order = orders.find((one) => one.number === number);
      const access = { key: 'signed', endsAt: PLACED_AT_MS + 86_400_000 };
      return order ? success({ ...order, access }) : rejected({ code: 'ORDER_NOT_FOUND' });
    },
  }) satisfies Answers;

const asListed = (order: Order) => {
  const summary = summariseOrder(order);
  return { ...summary, imageUrls: [...summary.imageUrls] };
};
