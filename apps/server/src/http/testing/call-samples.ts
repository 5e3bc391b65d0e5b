import { randomUUID } from 'node:crypto';
import { type RouteName, routes } from '@wattle/contract';
import type { DemoShop } from '@wattle/demo';
import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import { toCents } from '@wattle/domain/money';
import type { Order } from '@wattle/domain/order';
import { deriveKey } from '../../config/derive-key.ts';
import { createReturnKeys } from '../../features/orders/order-keys.ts';
import { orderOf, paidByGiftCard } from '../../features/orders/testing/order-shop.ts';
import { loadIdentitySecret } from '../../identity/identity-secret.ts';
import { issueGiftCards } from '../../store/gift-cards.ts';
import type { Store } from '../../store/store.ts';
import { sampleProduct, sampleShop, sampleVariant } from '../../store/testing/sample-shop.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { sampleDeliveryRules } from '../../testing/sample-delivery-shop.ts';
import { sampleOrder, sampleOrderRecord } from '../../testing/sample-order.ts';
import { openAccount } from '../../testing/test-customer.ts';

/** A shop in which every call has something to say. */
const SOLD_OUT = sampleProduct('waited', {
  variants: [{ ...sampleVariant('waited-v1'), qty: 0, hasStockOnHand: false }],
});

export const callShop = (): DemoShop => ({
  ...sampleShop(),
  products: [...sampleShop().products, SOLD_OUT],
  settings: {
    ...sampleShop().settings,
    'delivery-rules': sampleDeliveryRules,
    'marketing-lists': [{ id: 'news', name: 'News' }],
  },
});

const ADDRESSES: Partial<Record<RouteName, string>> = {
  loadMenu: '/api/menu/kitchen',
  listProducts: '/api/products?categoryId=kettles&address=sort%3Dprice-asc',
  loadProduct: '/api/product?path=products/k1',
  loadCategory: '/api/category?path=categories/kettles',
  loadBrand: '/api/brand?path=brands/acme',
  loadStore: '/api/store?path=stores/city',
  listStoreProducts: '/api/store/products?path=stores/city',
  listPlaces: '/api/places?lat=-37.8&lng=144.9&radiusMetres=20000',
  listProductStores: '/api/product/stores?productId=k1&variantId=k1-v1&lat=-37.81&lng=144.96',
  estimateDelivery: '/api/delivery/estimates?productIds=k1,k2&postcode=3121&state=VIC',
  listLocalities: '/api/localities?query=rich',
  findLocality: '/api/locality?lat=-37.8&lng=144.9',
  listArticles: '/pcr/articles?ids=help,returns',
  findArticle: '/pcr/articles/help',
  findArticleByPath: '/pcr/article?path=articles/help',
  listCategories: '/pcr/categories?parentId=kitchen',
  listCollection: '/api/collection?schema=category&id=kettles',
  listCategoryCarousel: '/api/category/products?categoryId=kettles',
  listDocuments: '/api/product/documents?ids=k2,k1',
  findProducts: '/api/product/list?ids=k2,k1',
  listAlike: '/api/product/alike?ids=k2,k1',
  loadFamily: '/pcr/family-attributes/kettles.json',
  findMarketingList: '/api/klaviyo/lists/news',
  listWarranties: '/api/warranties?ids=care-2',
  loadOrder: '/api/account/orders/W-100001',
  cancelOrder: '/api/account/orders/W-100002/cancel',
  askForReturn: '/api/account/orders/W-100003/returns',
  listOrderDays: '/api/account/orders/W-100005/days',
  changeOrderDay: '/api/account/orders/W-100005/day',
  resendGiftCard: '/api/account/orders/W-100005/gift-card',
};

const sessionToken = randomUUID();
const bought = { productId: 'k1', variantId: 'k1-v1', qty: 1, extra: { releaseDateTime: null } };

const CARD = { lineId: '2', unit: 1, amountCents: toCents(5000), pinHash: '' };
const BY_GUEST = { number: 'W-100006', email: 'guest@example.com' };

/** Bodies of POST calls. */
const BODIES: Partial<Record<RouteName, object>> = {
  recommendProducts: {
    filter: '',
    pageSize: 4,
    userEvent: {
      eventType: 'detail-page-view',
      visitorId: 'v1',
      productDetails: [{ product: { id: 'k1' } }],
      pageCategories: [],
    },
    params: {},
  },
  recordProductEvents: { visitorId: 'v1', events: [{ type: 'view', productIds: ['k1'] }] },
  checkoutInfo: { cart: { items: [bought] } },
  listDeliveryDays: { items: [bought], locality: { postcode: '3121', state: 'VIC' } },
  listPickupDays: { items: [bought], storeId: 'erp-city' },
  listPickupStores: { items: [bought], point: { lat: -37.81, lng: 144.96 } },
  loadCartOffers: { promoCodes: ['SPRING'], locality: { postcode: '3121', state: 'VIC' } },
  subscribe: { firstName: 'Mia', lastName: 'Tran', email: 'mia@example.com', phone: '', listId: '' },
  sendEnquiry: { email: 'mia@example.com', enquiry: 'Does it fit?' },
  askForStock: { productId: 'waited', variantId: 'waited-v1', email: 'mia@example.com' },
  endStockAlert: { key: '6b1f3f0e-2f2c-4a59-9a53-3a8b7d5f0c11', isAll: false },
  listPaymentMethods: { orderTotal: 100, outstanding: 0 },
  suggestAddresses: { text: '12 saxon st richm', sessionToken },
  updateAccount: { customer: { phone: '0491 570 156' } },
  saveAccountState: { syncableStateVersion: 0, cartItems: [], wishlistItems: [] },
  saveSubscriptions: { subscriptions: { events: true } },
  askForReturn: { lines: [{ lineId: '1', qty: 1 }], reason: 'FAULTY' },
  askForGuestReturn: {
    ...{ number: 'W-100004', email: 'guest@example.com' },
    ...{ lines: [{ lineId: '1', qty: 1 }], reason: 'CHANGED_MIND', note: 'Too loud.' },
  },
  changeOrderDay: { day: '2026-11-20' },
  resendGiftCard: { lineId: '2' },
  listGuestOrderDays: BY_GUEST,
  changeGuestOrderDay: { ...BY_GUEST, day: '2026-11-20', window: '07:00-09:00' },
  resendGuestGiftCard: { ...BY_GUEST, lineId: '2' },
};

export type CallSamples = {
  /** A customer with orders. */
  readonly authorization: string;
  /** Another customer, who may be deleted. */
  readonly leaving: string;
  readonly addresses: Partial<Record<RouteName, string>>;
  /** The body of such a call. */
  bodyOf(name: RouteName): Promise<object | undefined>;
  /** The URL of a call that succeeds. Gift card calls need a token that works once. */
  urlOf(name: RouteName): Promise<string>;
  /** The whole input of such a call: what is in its URL and in its body. */
  inputOf(name: RouteName): Promise<Readonly<Record<string, unknown>>>;
};

/** Fills the shop so that every call can succeed once. */
export async function prepareCallSamples(shop: TestShop): Promise<CallSamples> {
  const customer = await openAccount(shop);
  const leaving = await openAccount(shop);
  await saveOrders(shop, customer);
  const ordered = await prepareOrder(shop);
  const { number } = ordered.findGuestOrder;
  const returnKeys = createReturnKeys(deriveKey(await loadIdentitySecret(shop.dataDir, undefined), 'payment returns'));
  const bodies = {
    ...{ ...BODIES, ...ordered, findAddress: await findPlace(shop) },
    loadReturn: { key: returnKeys.sign(number) },
  };
  const addresses = {
    ...ADDRESSES,
    continuePayment: `/api/order/${number}/payment/details`,
    loadReturn: `/api/order/${number}/payment/outcome`,
  };
  const bodyOf = async (name: RouteName): Promise<object | undefined> => {
    if (name !== 'checkVoucher') return bodies[name as keyof typeof bodies];
    return { code: 'CARD1', pin: '1234', token: await takeToken(shop) };
  };
  const urlOf = async (name: RouteName): Promise<string> => {
    if (name !== 'loadVoucher') return addresses[name as keyof typeof addresses] ?? routes[name].path;
    return `/api/payment/voucher/balance/CARD1?pin=1234&token=${await takeToken(shop)}`;
  };
  return {
    authorization: `Bearer ${customer.token}`,
    leaving: `Bearer ${leaving.token}`,
    addresses,
    bodyOf,
    urlOf,
    inputOf: async (name) => ({ ...readAddress(name, await urlOf(name)), ...(await bodyOf(name)) }),
  };
}

async function takeToken({ app }: TestShop): Promise<string> {
  const url = '/captcha/token?action=payment_voucher_balance_fetch';
  return (await app.inject({ method: 'POST', url })).json<{ token: string }>().token;
}

/** What a URL says of a call's input: the parameters of its path and of its query. */
function readAddress(name: RouteName, url: string): Record<string, string> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const names = [...routes[name].path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  const values = new RegExp(`^${routes[name].path.replace(/\{\w+\}/g, '([^/]*)')}$`).exec(pathname)?.slice(1) ?? [];
  const inPath = names.map((param, index) => [param, decodeURIComponent(values[index] ?? '')]);
  return { ...Object.fromEntries(inPath), ...Object.fromEntries(searchParams) };
}

async function saveOrders({ store }: TestShop, { email, sub }: { email: string; sub: string }): Promise<void> {
  const arrived = {
    status: 'DELIVERED' as const,
    history: [{ status: 'DELIVERED' as const, at: Date.now(), note: '' }],
  };
  await store.orders.save([
    sampleOrderRecord(sampleOrder('W-100001', email), sub),
    sampleOrderRecord(sampleOrder('W-100002', email, { status: 'CANCELLED' }), sub),
    sampleOrderRecord(sampleOrder('W-100003', email, arrived), sub),
    sampleOrderRecord(sampleOrder('W-100004', 'guest@example.com', arrived)),
    sampleOrderRecord(onItsDay(sampleOrder('W-100005', email)), sub),
    sampleOrderRecord(onItsDay(sampleOrder('W-100006', 'guest@example.com'), '07:00-09:00')),
  ]);
  await Promise.all(['W-100005', 'W-100006'].map((number) => issueCard(store, number)));
}

/** With a delivery day, and a gift card as its second line. */
function onItsDay(order: Order, window?: string): Order {
  const { cart } = orderOf([], 0);
  if (!cart.shippingAddress) throw new Error('The sample has an address.');
  const { methodCode, label } = SHIPPING_METHODS.deliveryScheduled;
  const agreed = { methodCode, label, day: '2026-11-20', rangeEnd: null, ...(window !== undefined && { window }) };
  const giftcard = {
    ...{ amount: 50, recipientName: 'Leo', recipientEmail: 'leo@example.com', senderName: 'Ana', message: '' },
  };
  return {
    ...order,
    shipping: { type: 'DELIVERY', ...agreed, address: cart.shippingAddress, note: '' },
    lines: order.lines.flatMap((line) => [line, { ...line, id: '2', giftcard }]),
  };
}

const issueCard = (store: Store, number: string) =>
  store.orders.change(number, (tx) => issueGiftCards(tx, number, [{ ...CARD, code: number }], '2099-01-01'));

async function findPlace({ app }: TestShop) {
  const payload = { ...BODIES.suggestAddresses };
  const suggested = await app.inject({ method: 'POST', url: routes.suggestAddresses.path, payload });
  return { placeId: suggested.json().suggestions[0].placeId as string, sessionToken };
}

/** An order that is paid by gift card, and one like it that is already placed. */
async function prepareOrder({ app, store }: TestShop) {
  await store.vouchers.save([
    { code: 'PAYS', pin: '1234', expires: '2099-01-01', amountRemaining: 5000, suspended: false },
  ]);
  const cart = { items: [bought], shipping: { type: 'STORE_PICKUP', options: null } };
  const info = await app.inject({ method: 'POST', url: '/api/checkout/info', payload: { cart } });
  const { totals, promotions } = info.json();
  const order = orderOf([{ productId: 'k1' }], 0, {
    shipping: { methodCode: 'storePickup', clickCollectStoreId: 'erp-city' },
    expectedPromotions: promotions.appliedPromotions.map(({ id, versionId }: { id: string; versionId: string }) => ({
      promotionId: id,
      versionId,
    })),
    payment: { methods: [paidByGiftCard('PAYS', totals.total)] },
  });
  const placed = await app.inject({
    ...{ method: 'POST', url: '/api/order/place/guest', payload: order },
    headers: { 'idempotency-key': randomUUID() },
  });
  const own = { number: placed.json<{ orderNumber: string }>().orderNumber, email: order.cart.email };
  return {
    placeOrder: order,
    placeGuestOrder: order,
    continuePayment: { details: {} },
    findGuestOrder: own,
    cancelGuestOrder: own,
  };
}
