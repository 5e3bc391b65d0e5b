import { randomUUID } from 'node:crypto';
import { schemas } from '@wattle/contract/schemas';
import type { DemoShop } from '@wattle/demo';
import type { RequestItem } from '@wattle/domain/cart';
import { lastDayOf, type PlaceOrderRequest } from '@wattle/domain/order';
import type { Handler } from '../../../answers/handlers.ts';
import { type CatalogueCache, createCatalogueCache } from '../../../catalogue/catalogue-cache.ts';
import { calendars } from '../../../delivery/load-calendars.ts';
import { sampleFrom } from '../../../mail/testing/sample-from.ts';
import { cartOffers } from '../../../pricing/cart-offers.ts';
import type { Database, Queryable } from '../../../store/database.ts';
import { saveMail } from '../../../store/mails.ts';
import { createStore } from '../../../store/store.ts';
import { sampleVariant } from '../../../store/testing/sample-shop.ts';
import { asked, goods, offer, sampleCartShop } from '../../../testing/sample-cart-shop.ts';
import { issueRefundCard } from '../../gift-cards/issue-refund-card.ts';
import { resendGiftCards } from '../../gift-cards/resend-gift-cards.ts';
import { ORDER_TIMES, type OrderDeps, type OrderTimes } from '../order-deps.ts';
import type { PlaceOrderCommand } from '../order-key.ts';
import { createOrderKeys, createReturnKeys } from '../order-keys.ts';
import type { OrderLetters } from '../order-letters.ts';
import { placeGuestOrder, placeOrder } from '../place-order.ts';
import type { ScriptedPayment } from './scripted-payment.ts';

const FOR_EVER = '2999-12-31';
export const giftCard = (code: string, amountRemaining: number) => ({
  code,
  pin: '1234',
  expires: FOR_EVER,
  amountRemaining,
  suspended: false,
});

const used = (limits: { readonly total?: number; readonly perCustomer?: number }) => ({
  conditions: [{ type: 'usage' as const, ...limits }],
});
const kettles = (qty: number) => goods('kettle', 100, { variants: [sampleVariant('kettle-v1', { qty })] });

/** Each at $30: buyers of different things do not wait for each other's stock. */
export const THINGS = Array.from({ length: 24 }, (_, index) => `thing-${index}`);

/** The shop of carts, with gift cards that hold, promotions that may be used so often, and some kettles. */
export const orderShop = (kettleQty = 5000): DemoShop => ({
  ...sampleCartShop(),
  products: [
    ...sampleCartShop().products.filter(({ id }) => id !== 'kettle'),
    kettles(kettleQty),
    goods('single', 20, { variants: [sampleVariant('single-v1', { qty: 1 })] }),
    goods('left', 30),
    goods('right', 40),
    ...THINGS.map((id) => goods(id, 30)),
  ],
  promotions: [
    ...sampleCartShop().promotions,
    offer('last', used({ total: 1 })),
    offer('own', used({ perCustomer: 1 })),
    offer('plenty', used({ total: 10_000 })),
  ],
  vouchers: [giftCard('GIFT1', 100), giftCard('GIFT2', 5000), { ...giftCard('OLD', 50), expires: '2020-01-01' }],
});

/** What a process places orders with. Each has its own store; a database that dies takes one of them along. */
export function orderDeps(
  db: Database,
  payment: Pick<ScriptedPayment, 'port'>,
  { times = {}, catalogue }: { readonly times?: Partial<OrderTimes>; readonly catalogue?: CatalogueCache } = {},
): OrderDeps & { readonly problems: string[] } {
  const store = createStore(db);
  const around = catalogue ?? createCatalogueCache(store);
  const problems: string[] = [];
  return {
    store,
    catalogue: around,
    loadOffers: cartOffers(store, around),
    calendars: calendars(store, around),
    payment: payment.port,
    returnUrl: ({ number }) => `http://localhost/checkout/adyen?order=${number}`,
    returnKeys: createReturnKeys('the secret of a test'),
    saveWithOrder: async (tx, { number, contact }) => {
      await tx.query('insert into test_letters (order_number, recipient) values ($1, $2) on conflict do nothing', [
        number,
        contact.email,
      ]);
    },
    onPlaced: () => {},
    letters: testLetters,
    keys: createOrderKeys('the secret of a test'),
    issueCard: issueRefundCard(
      { writeMail: (tx, mail) => saveMail(tx, randomUUID(), mail, 'kept') },
      sampleFrom('http://localhost'),
      () => ({ code: `NEW-${randomUUID()}`, pin: '1234' }),
    ),
    resendCards: resendGiftCards(
      { writeMail: (tx, mail) => saveMail(tx, randomUUID(), mail, 'kept') },
      sampleFrom('http://localhost'),
    ),
    times: { ...ORDER_TIMES, ...times },
    onProblem: (problem) => problems.push(problem),
    problems,
  };
}

const refundLetter =
  (kind: string) =>
  async (tx: Queryable, { number }: { readonly number: string }): Promise<void> => {
    await tx.query('insert into test_refund_letters (order_number, kind) values ($1, $2)', [number, kind]);
  };

const testLetters: OrderLetters = {
  refunded: (tx, order, { isCancelled, back }) => {
    const cents = back.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return refundLetter(`${isCancelled ? 'cancelled' : 'refunded'} ${cents}`)(tx, order);
  },
  refundFailed: (tx, order, { amountCents }) => refundLetter(`failed ${amountCents}`)(tx, order),
  cardsStopped: (tx, order, { codes, details }) =>
    refundLetter(`${codes.length} stopped of ${details.recipientEmail}`)(tx, order),
  dayChanged: (tx, order) => refundLetter(`day ${order.shipping.day}`)(tx, order),
  dayPassed: (tx, order) => refundLetter(`late ${lastDayOf(order.shipping)}`)(tx, order),
  addressChanged: (tx, order, { address: { street1 } }) => refundLetter(`address ${street1}`)(tx, order),
  lateGivenBack: (tx, { orderNumber, amountCents, isSecond, contact }, how) =>
    refundLetter(`${isSecond ? 'second' : 'late'} ${amountCents} ${how} ${contact.email}`)(tx, { number: orderNumber }),
  returnAsked: (tx, order, { asked: { reason } }) => refundLetter(`return asked, ${reason}`)(tx, order),
  returnDeclined: (tx, order, { asked: { answer } }) => refundLetter(`return declined, ${answer}`)(tx, order),
};

/** A table in place of the mails: what is written with an order is there or not, together with it. */
export const makeLetters = (db: Database) =>
  db.run(`
    create table test_letters (order_number text primary key, recipient text not null);
    create table test_refund_letters (order_number text not null, kind text not null);`);

const address = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3121',
  state: 'VIC' as const,
  street1: '12 Swan Street',
  street2: '',
  suburb: 'Richmond',
};

type CartParts = Partial<PlaceOrderRequest['cart']>;

export const paidByCard = (amount: number) => ({
  methodCode: 'adyen' as const,
  amount,
  data: { paymentMethod: { type: 'scheme', encryptedCardNumber: 'test_4111111111111111' } },
});
export const paidByGiftCard = (code: string, amount: number, pin = '1234') => ({
  methodCode: 'adyenGivex' as const,
  amount,
  code,
  pin,
});

/** A request for these things, collected at no cost unless told otherwise, for so many dollars by card. */
export function orderOf(
  items: readonly { productId: string; qty?: number }[],
  dollars: number,
  cart: CartParts = {},
): PlaceOrderRequest {
  return {
    cart: {
      items: items.map((item): RequestItem => asked(item)),
      promoCodes: [],
      expectedPromotions: [],
      email: 'mia@example.com',
      firstName: 'Mia',
      lastName: 'Tran',
      agreeToMarketing: false,
      billingAddress: address,
      shippingAddress: address,
      shipping: { methodCode: 'storePickup', clickCollectStoreId: 'erp-near-1' },
      payment: { methods: dollars > 0 ? [paidByCard(dollars)] : [] },
      ...cart,
    },
    extra: {},
  };
}

export const commandOf = (request: PlaceOrderRequest, key: string = randomUUID()): PlaceOrderCommand => ({
  key,
  caller: null,
  request,
  ipAddress: '203.0.113.7',
  origin: null,
});

/** What a call about an order answers. */
export type OrderAnswer = Awaited<ReturnType<Handler<'placeOrder'>>>;

/** Places an order through the shopper's call. */
export const placeBy =
  (deps: OrderDeps) =>
  ({ key: idempotencyKey, caller, request: asked, ipAddress }: PlaceOrderCommand): Promise<OrderAnswer> => {
    const request = schemas.placeOrder.input.parse(asked);
    const context = { idempotencyKey, ...(ipAddress !== null && { address: ipAddress }) };
    if (!caller) return placeGuestOrder(deps)(request, context);
    const person = { emailVerified: true, firstName: 'Mia', lastName: 'Tran' };
    return placeOrder(deps)(request, { ...context, caller: { ...person, ...caller } });
  };

/** One of the things, another for each number. */
export const thing = (index: number, dollars = 30, cart: CartParts = {}) =>
  orderOf([{ productId: THINGS[index % THINGS.length] ?? '' }], dollars, cart);

export const kettle = (dollars = 100, cart: CartParts = {}) => orderOf([{ productId: 'kettle' }], dollars, cart);

/** An hour goes by: leases, holds and what is due. */
export const anHourLater = (db: Database) =>
  db.run(`
    update placements set busy_until = busy_until - interval '1 hour', expires_at = expires_at - interval '1 hour';
    update payments set due_at = due_at - interval '1 hour';
    update payment_events set due_at = due_at - interval '1 hour';
    update payment_changes set due_at = due_at - interval '1 hour';
    update voucher_attempts set ends_at = ends_at - interval '1 hour';
    update voucher_client_attempts set ends_at = ends_at - interval '1 hour';
  `);
