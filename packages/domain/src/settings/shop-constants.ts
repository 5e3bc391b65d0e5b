/** Constants of the shop that are not a deployment's choice. One place; both halves read them. */
export const CURRENCY = 'AUD';
export const LOCALE = 'en-AU';
export const COUNTRY = 'AU';

export const SHOP = {
  gstRate: 0.1,
  mieleAgencyEnabled: true,
  reviewsEnabled: false,
  supportPhone: '1300 975 707',
  paths: {
    checkoutContactInfo: '/checkout/contact-info',
    checkoutShipping: '/checkout/shipping',
    checkoutPayment: '/checkout/payment',
    checkoutSuccess: '/checkout/success',
    accountWishlist: '/account/wishlist',
    accountDashboard: '/account/dashboard',
    accountSignIn: '/account/signin',
    content: '/pcr',
  },
  articleIds: {
    privacyPolicy: 'checkout-privacy-policy',
    termsOfSale: 'checkout-terms-of-sale',
    pageNotFound: 'page-not-found',
    noResultsFound: 'no-results-found',
  },
  cartItemQtyMax: 99,
  wishlistQtyMax: 99,
  recentProductsMax: 20,
  comparisonMax: 4,
  sellableStates: ['current', 'evergreen'],
  stockedTypes: ['basic'],
  /** Dollars [C-9-31]. */
  giftCardAmounts: [10, 20, 50, 75, 100, 150, 200, 250, 500],
  stockAgeMaxSeconds: 300,
  alertsMax: 4,
  alertDurationMs: 5000,
  alertErrorDurationMs: 6000,
  alertRemovalDelayMs: 300,
  chunkReloadGuardMs: 10_000,
  listingPageSize: 24,
  productImageWidths: [64, 80, 100, 160, 320, 430, 690, 920, 1079],
  productImageBaseSize: 1079,
  contentImageWidths: [300, 600, 900, 1200, 1600, 2000, 2400],
} as const;

export const BREAKPOINTS = {
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  '2xl': 1536,
  '2.5xl': 1728,
  '3xl': 1921,
  '4xl': 2560,
} as const;

/** Widest viewport that counts as mobile, outside content blocks. */
export const MOBILE_MAX_WIDTH = 767;
/** The same inside content blocks. */
export const CONTENT_MOBILE_MAX_WIDTH = 1024;
