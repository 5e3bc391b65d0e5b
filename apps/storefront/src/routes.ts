/** The outer frame: the full shop, or the checkout without distractions. */
export type FrameName = 'shop' | 'checkout';

export type PageRow = {
  readonly path: string;
  /** File name in `routes/`. */
  readonly page: string;
  readonly frame: FrameName;
  /** A layout inside the frame. */
  readonly layout?: 'account' | 'entrance';
  /** Whether it has a `.server.ts` that loads its data. */
  readonly hasData: boolean;
};

const shop = (path: string, page: string): PageRow => ({ path, page, frame: 'shop', hasData: true });
/** The same HTML for everyone: personal data comes from browser calls. */
const personal = (path: string, page: string): PageRow => ({ path, page, frame: 'shop', hasData: false });
const account = (path: string, page: string): PageRow => ({ ...personal(path, page), layout: 'account' });
const entrance = (path: string, page: string, hasData: boolean): PageRow => ({
  ...personal(path, page),
  layout: 'entrance',
  hasData,
});
const checkout = (path: string, page: string, hasData = false): PageRow => ({ path, page, frame: 'checkout', hasData });

const FIRST_STEP = 'checkout-contact-info';

/** All pages by address; the first match wins. */
export const ROUTES: readonly PageRow[] = [
  shop('/', 'home'),
  shop('/categories/*', 'category'),
  shop('/brands', 'brands'),
  shop('/brands/:slug', 'brand'),
  shop('/brands/:slug/*', 'brand-category'),
  shop('/products/*', 'product'),
  shop('/search', 'search'),
  shop('/stores', 'stores'),
  shop('/stores/*', 'store'),
  shop('/articles/*', 'article'),
  shop('/forms/:kind', 'form'),
  shop('/forms/:kind/thanks/:listId?', 'form-thanks'),
  shop('/compare', 'compare'),
  personal('/cart', 'cart'),
  personal('/orders/find', 'orders-find'),
  personal('/stock-alerts/stop', 'stock-alerts-stop'),
  personal('/account/wishlist', 'wishlist'),
  shop('/account', 'account'),
  account('/account/addresses', 'account-addresses'),
  account('/account/dashboard', 'account-dashboard'),
  account('/account/details', 'account-details'),
  account('/account/orders', 'account-orders'),
  account('/account/orders/:number', 'account-order'),
  account('/account/password/change', 'account-password-change'),
  account('/account/subscriptions', 'account-subscriptions'),
  entrance('/account/authenticate', 'account-authenticate', false),
  entrance('/account/password', 'account-password', false),
  entrance('/account/password/forgot', 'account-password-forgot', true),
  entrance('/account/password/reset', 'account-password-reset', true),
  entrance('/account/shipping-address-book', 'account-shipping-address-book', false),
  entrance('/account/signin', 'account-signin', true),
  entrance('/account/signup', 'account-signup', true),
  entrance('/account/verify', 'account-verify', true),
  personal('/offline', 'offline'),
  shop('/dev/ui', 'dev-ui'),
  shop('/dev/blocks', 'dev-blocks'),
  shop('/dev/forms', 'dev-forms'),
  shop('/dev/pricing', 'dev-pricing'),
  shop('/dev/fault', 'dev-fault'),
  // most visits begin with the first step, so its page is sent at once
  checkout('/checkout', FIRST_STEP),
  checkout('/checkout/contact-info', FIRST_STEP),
  checkout('/checkout/shipping', 'checkout-shipping'),
  checkout('/checkout/payment', 'checkout-payment', true),
  checkout('/checkout/success', 'checkout-success'),
  checkout('/checkout/adyen', 'checkout-adyen'),
];

/** Any other address. */
export const NOT_FOUND: PageRow = shop('/*', 'not-found');
