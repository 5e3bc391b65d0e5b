import type { Order, OrderLine } from '../order.ts';
import type { OrderActor } from '../order-actor.ts';
import type { MoneyChange, PaidLeg } from '../payment-ledger.ts';
import type { RefundFacts, RefundRequest } from '../plan-refund.ts';

export const MANAGER: OrderActor = { kind: 'STAFF', role: 'MANAGER', name: 'Ada' };
export const AGENT: OrderActor = { kind: 'STAFF', role: 'AGENT', name: 'Ben' };
export const SHOPPER: OrderActor = { kind: 'SHOPPER' };

export const soldLine = (id: string, part: Partial<OrderLine> = {}): OrderLine => ({
  id,
  productId: `p${id}`,
  variantId: `v${id}`,
  sku: id,
  name: `Thing ${id}`,
  path: `/products/${id}`,
  imageUrl: null,
  qty: 1,
  unitCents: 100_00,
  discountCents: 0,
  totalCents: 100_00,
  gstCents: 9_09,
  plan: null,
  giftcard: null,
  promotionId: null,
  ...part,
});

/** Two lines and delivery for $319.00, of which $29.00 is GST: three kettles at $66.67 after a discount, and a fan. */
export const soldOrder = (part: Partial<Order> = {}): Order => ({
  number: 'W-1',
  placedAt: 1,
  status: 'PLACED',
  history: [{ status: 'PLACED', at: 1, note: '' }],
  contact: { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false },
  billing: null,
  shipping: { type: 'STORE_PICKUP', methodCode: 'storePickup', label: '', day: null, rangeEnd: null, store: STORE },
  lines: [
    soldLine('1', { qty: 3, unitCents: 70_00, discountCents: 10_00, totalCents: 200_00, gstCents: 18_18 }),
    soldLine('2', { totalCents: 100_00, gstCents: 9_09 }),
  ],
  promotions: [],
  promoCodes: [],
  totals: { itemsCents: 310_00, discountCents: 10_00, shippingCents: 19_00, totalCents: 319_00, gstCents: 29_00 },
  payments: [],
  ...part,
});

const STORE = { erpStoreId: '1', name: 'Preston', path: '/stores/preston', address: '', phone: '' };

export const change = (kind: MoneyChange['kind'], amountCents: number, state: MoneyChange['state'] = 'DONE') => ({
  kind,
  amountCents,
  state,
});

export const byCard = (authorisedCents: number, ...changes: MoneyChange[]): PaidLeg => ({
  leg: 0,
  label: 'Visa ending 1111',
  isGiftCard: false,
  isTakenAtOnce: false,
  authorisedCents,
  chargedBackCents: 0,
  changes,
});

export const byGiftCard = (leg: number, authorisedCents: number, ...changes: MoneyChange[]): PaidLeg => ({
  ...byCard(authorisedCents, ...changes),
  leg,
  label: `Gift card ending ${leg}`,
  isGiftCard: true,
});

export const refundFacts = (legs: readonly PaidLeg[], part: Partial<RefundFacts> = {}): RefundFacts => ({
  legs,
  actor: MANAGER,
  unusedCards: new Map(),
  goodwillTodayCents: 0,
  nowMs: 1000,
  ...part,
});

export const refundOf = (part: Partial<RefundRequest>): RefundRequest => ({
  lines: [],
  deliveryCents: 0,
  goodwillCents: 0,
  restock: true,
  order: 'SHARES',
  cause: null,
  reason: '',
  ...part,
});
