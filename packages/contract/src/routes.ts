/**
 * Everything about a call except its schemas, which stay on the server (`calls/`): its path, who may make it, rate
 * limit and size limit. The browser loads this table, so it holds plain values only.
 */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/${string}`;
  /** `customer`: customers only; `either`: optional sign-in. Without it, the caller is not identified. */
  readonly auth?: 'customer' | 'either';
  /** The response is private to the caller, although the call needs no sign-in. */
  readonly isPersonal?: true;
  /** A read that uses POST because its input is large; safe to retry. */
  readonly isRead?: true;
  /**
   * Rate limit per IP address. Without it, a POST or PUT that changes data gets the default write limit.
   * - form: open to anyone and stored, so only a few a minute
   * - often: called on every keystroke, change or page view, so ten times the write limit
   * - secret: could be used to guess a secret, so a few a minute, GET included, and its URL is not logged
   */
  readonly pace?: 'form' | 'often' | 'secret';
  /** Body size limit in kB; without it, the server's default applies. */
  readonly maxKb?: number;
};

export const routes = {
  loadFrame: { method: 'GET', path: '/api/frame' },
  loadMenu: { method: 'GET', path: '/api/menu/{categoryId}' },
  listProducts: { method: 'GET', path: '/api/products' },
  suggest: { method: 'GET', path: '/api/suggest' },
  loadProduct: { method: 'GET', path: '/api/product' },
  recommendProducts: { method: 'POST', path: '/api/product/recommendations', isRead: true },
  recordProductEvents: { method: 'POST', path: '/api/product/events', pace: 'often', maxKb: 64 },
  askForStock: { method: 'POST', path: '/api/product/stock-alert', isPersonal: true, pace: 'form', maxKb: 4 },
  endStockAlert: { method: 'POST', path: '/api/product/stock-alert/end', isPersonal: true, pace: 'form', maxKb: 4 },
  listDocuments: { method: 'GET', path: '/api/product/documents' },
  listAlike: { method: 'GET', path: '/api/product/alike' },
  listProductStores: { method: 'GET', path: '/api/product/stores' },
  estimateDelivery: { method: 'GET', path: '/api/delivery/estimates' },
  loadComparison: { method: 'GET', path: '/api/compare' },
  loadCategory: { method: 'GET', path: '/api/category' },
  listBrands: { method: 'GET', path: '/api/brands' },
  loadBrand: { method: 'GET', path: '/api/brand' },
  listStores: { method: 'GET', path: '/api/stores' },
  loadStore: { method: 'GET', path: '/api/store' },
  listStoreProducts: { method: 'GET', path: '/api/store/products' },
  listPlaces: { method: 'GET', path: '/api/places' },
  listLocalities: { method: 'GET', path: '/api/localities' },
  findLocality: { method: 'GET', path: '/api/locality' },
  suggestAddresses: { method: 'POST', path: '/api/addresses/suggest', isRead: true, pace: 'often', maxKb: 4 },
  findAddress: { method: 'POST', path: '/api/addresses/find', isRead: true, pace: 'often', maxKb: 4 },
  listArticles: { method: 'GET', path: '/pcr/articles' },
  findArticle: { method: 'GET', path: '/pcr/articles/{id}' },
  findArticleByPath: { method: 'GET', path: '/pcr/article' },
  listCategories: { method: 'GET', path: '/pcr/categories' },
  listCollection: { method: 'GET', path: '/api/collection' },
  listCategoryCarousel: { method: 'GET', path: '/api/category/products' },
  findProducts: { method: 'GET', path: '/api/product/list' },
  loadFamily: { method: 'GET', path: '/pcr/family-attributes/{file}' },
  listPrimaryBadges: { method: 'GET', path: '/pcr/product-badges-primary.json' },
  listSecondaryBadges: { method: 'GET', path: '/pcr/product-badges-secondary.json' },
  subscribe: { method: 'POST', path: '/api/klaviyo/subscribe', pace: 'form', maxKb: 16 },
  findMarketingList: { method: 'GET', path: '/api/klaviyo/lists/{listId}' },
  checkoutInfo: { method: 'POST', path: '/api/checkout/info', auth: 'either', isRead: true, pace: 'often', maxKb: 256 },
  loadCartOffers: { method: 'POST', path: '/api/cart/offers', auth: 'either', isRead: true, pace: 'often', maxKb: 256 },
  loadCartSettings: { method: 'GET', path: '/api/cart/settings' },
  listDeliveryDays: {
    method: 'POST',
    path: '/api/checkout/delivery-days',
    auth: 'either',
    isRead: true,
    pace: 'often',
    maxKb: 256,
  },
  listPickupDays: { method: 'POST', path: '/api/checkout/pickup-days', isRead: true, pace: 'often', maxKb: 256 },
  listPickupStores: { method: 'POST', path: '/api/checkout/pickup-stores', isRead: true, pace: 'often', maxKb: 256 },
  listWarranties: { method: 'GET', path: '/api/warranties' },
  sendEnquiry: { method: 'POST', path: '/api/klaviyo/enquiry', pace: 'form', maxKb: 16 },
  loadVoucher: { method: 'GET', path: '/api/payment/voucher/balance/{code}', isPersonal: true, pace: 'secret' },
  checkVoucher: {
    method: 'POST',
    path: '/api/payment/voucher/balance',
    isPersonal: true,
    isRead: true,
    pace: 'secret',
    maxKb: 16,
  },
  listPaymentMethods: { method: 'POST', path: '/api/payment/methods', isRead: true, pace: 'often', maxKb: 4 },
  loadPaymentSettings: { method: 'GET', path: '/api/payment/settings' },
  placeOrder: { method: 'POST', path: '/api/order/place', auth: 'customer' },
  placeGuestOrder: { method: 'POST', path: '/api/order/place/guest' },
  continuePayment: { method: 'POST', path: '/api/order/{orderNumber}/payment/details' },
  loadReturn: {
    method: 'POST',
    path: '/api/order/{orderNumber}/payment/outcome',
    isPersonal: true,
    isRead: true,
    pace: 'form',
    maxKb: 4,
  },
  loadAttempt: { method: 'POST', path: '/api/order/attempt', maxKb: 4 },
  releaseAttempt: { method: 'POST', path: '/api/order/attempt/release', maxKb: 4 },
  findGuestOrder: { method: 'POST', path: '/api/order/find', pace: 'form', maxKb: 16 },
  cancelGuestOrder: { method: 'POST', path: '/api/order/cancel', pace: 'form', maxKb: 16 },
  askForGuestReturn: { method: 'POST', path: '/api/order/return', pace: 'form', maxKb: 16 },
  listGuestOrderDays: {
    method: 'POST',
    path: '/api/order/days',
    isPersonal: true,
    isRead: true,
    pace: 'form',
    maxKb: 16,
  },
  changeGuestOrderDay: { method: 'POST', path: '/api/order/day', pace: 'form', maxKb: 16 },
  resendGuestGiftCard: { method: 'POST', path: '/api/order/gift-card', pace: 'form', maxKb: 16 },
  loadIdentity: { method: 'GET', path: '/api/identity' },
  loadAccount: { method: 'GET', path: '/api/account', auth: 'customer' },
  updateAccount: { method: 'PUT', path: '/api/account', auth: 'customer' },
  deleteAccount: { method: 'POST', path: '/api/account/delete', auth: 'customer' },
  loadAccountState: { method: 'GET', path: '/api/account/state', auth: 'customer' },
  saveAccountState: { method: 'PUT', path: '/api/account/state', auth: 'customer', pace: 'often', maxKb: 1024 },
  loadSubscriptions: { method: 'GET', path: '/api/account/subscriptions', auth: 'customer' },
  saveSubscriptions: { method: 'PUT', path: '/api/account/subscriptions', auth: 'customer' },
  listOrders: { method: 'GET', path: '/api/account/orders', auth: 'customer' },
  loadOrder: { method: 'GET', path: '/api/account/orders/{number}', auth: 'customer' },
  cancelOrder: { method: 'POST', path: '/api/account/orders/{number}/cancel', auth: 'customer' },
  askForReturn: { method: 'POST', path: '/api/account/orders/{number}/returns', auth: 'customer' },
  listOrderDays: { method: 'GET', path: '/api/account/orders/{number}/days', auth: 'customer' },
  changeOrderDay: { method: 'POST', path: '/api/account/orders/{number}/day', auth: 'customer' },
  resendGiftCard: { method: 'POST', path: '/api/account/orders/{number}/gift-card', auth: 'customer', pace: 'form' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The calls that only a customer may make. */
export type CustomerRouteName = {
  [N in RouteName]: (typeof routes)[N] extends { readonly auth: 'customer' } ? N : never;
}[RouteName];

export const routeOf = (name: RouteName): Route => routes[name];

/** Whether and how a call identifies its caller. */
export const authOf = (name: RouteName): Route['auth'] => routeOf(name).auth;

/** Whether a call can be retried safely. */
export const isReadCall = (name: RouteName): boolean => routeOf(name).method === 'GET' || routeOf(name).isRead === true;

/** Whether the response is the same for everyone, so that any cache may store it. */
export function isPublicCall(name: RouteName): boolean {
  const { method, auth, isPersonal } = routeOf(name);
  return method === 'GET' && auth === undefined && isPersonal !== true;
}
