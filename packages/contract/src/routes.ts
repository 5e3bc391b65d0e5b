/** Where each call lives. The browser needs only this of a call; its schemas stay on the server. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/${string}`;
  /** Who it is for: customers only, or anybody with more for customers. Without it nobody is asked who they are. */
  readonly auth?: 'customer' | 'either';
  /** The answer is for who asked alone, although nobody is asked who they are. */
  readonly isPersonal?: true;
};

export const routes = {
  loadFrame: { method: 'GET', path: '/api/frame' },
  loadMenu: { method: 'GET', path: '/api/menu/{categoryId}' },
  listProducts: { method: 'GET', path: '/api/products' },
  suggest: { method: 'GET', path: '/api/suggest' },
  loadProduct: { method: 'GET', path: '/api/product' },
  recommendProducts: { method: 'POST', path: '/api/product/recommendations' },
  recordProductEvents: { method: 'POST', path: '/api/product/events' },
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
  suggestAddresses: { method: 'POST', path: '/api/addresses/suggest' },
  findAddress: { method: 'POST', path: '/api/addresses/find' },
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
  subscribe: { method: 'POST', path: '/api/klaviyo/subscribe' },
  findMarketingList: { method: 'GET', path: '/api/klaviyo/lists/{listId}' },
  checkoutInfo: { method: 'POST', path: '/api/checkout/info', auth: 'either' },
  loadCartOffers: { method: 'POST', path: '/api/cart/offers', auth: 'either' },
  loadCartSettings: { method: 'GET', path: '/api/cart/settings' },
  listDeliveryDays: { method: 'POST', path: '/api/checkout/delivery-days', auth: 'either' },
  listPickupDays: { method: 'POST', path: '/api/checkout/pickup-days' },
  listPickupStores: { method: 'POST', path: '/api/checkout/pickup-stores' },
  listWarranties: { method: 'GET', path: '/api/warranties' },
  sendEnquiry: { method: 'POST', path: '/api/klaviyo/enquiry' },
  loadVoucher: { method: 'GET', path: '/api/payment/voucher/balance/{code}', isPersonal: true },
  listPaymentMethods: { method: 'POST', path: '/api/payment/methods' },
  loadPaymentSettings: { method: 'GET', path: '/api/payment/settings' },
  placeOrder: { method: 'POST', path: '/api/order/place', auth: 'customer' },
  placeGuestOrder: { method: 'POST', path: '/api/order/place/guest' },
  continuePayment: { method: 'POST', path: '/api/order/{orderNumber}/payment/details' },
  findGuestOrder: { method: 'POST', path: '/api/order/find' },
  loadIdentity: { method: 'GET', path: '/api/identity' },
  loadAccount: { method: 'GET', path: '/api/account', auth: 'customer' },
  updateAccount: { method: 'PUT', path: '/api/account', auth: 'customer' },
  deleteAccount: { method: 'POST', path: '/api/account/delete', auth: 'customer' },
  loadAccountState: { method: 'GET', path: '/api/account/state', auth: 'customer' },
  saveAccountState: { method: 'PUT', path: '/api/account/state', auth: 'customer' },
  loadSubscriptions: { method: 'GET', path: '/api/account/subscriptions', auth: 'customer' },
  saveSubscriptions: { method: 'PUT', path: '/api/account/subscriptions', auth: 'customer' },
  listOrders: { method: 'GET', path: '/api/account/orders', auth: 'customer' },
  loadOrder: { method: 'GET', path: '/api/account/orders/{number}', auth: 'customer' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The calls that only a customer may make. */
export type CustomerRouteName = {
  [N in RouteName]: (typeof routes)[N] extends { readonly auth: 'customer' } ? N : never;
}[RouteName];

/** Who a call is for, if it asks. */
export const authOf = (name: RouteName): Route['auth'] => (routes[name] as Route).auth;

/** Whether everybody gets the same answer, so that any cache may have it. */
export function isPublicCall(name: RouteName): boolean {
  const { method, auth, isPersonal }: Route = routes[name];
  return method === 'GET' && auth === undefined && isPersonal !== true;
}
