/**
 * Constants that do not depend on the deployment, for browser and server. Every page loads this file; constants that
 * only some pages need have their own files beside it.
 */
export const CURRENCY = 'AUD';
export const LOCALE = 'en-AU';
export const COUNTRY = 'AU';

export const SHOP = {
  gstRate: 0.1,
  mieleAgencyEnabled: true,
  reviewsEnabled: false,
  paths: {
    accountWishlist: '/account/wishlist',
    accountDashboard: '/account/dashboard',
    accountSignIn: '/account/signin',
    content: '/pcr',
  },
  cartItemQtyMax: 99,
  wishlistQtyMax: 99,
  recentProductsMax: 20,
  comparisonMax: 4,
  sellableStates: ['current', 'evergreen'],
  stockedTypes: ['basic'],
  stockAgeMaxSeconds: 300,
  alertsMax: 4,
  alertDurationMs: 5000,
  alertErrorDurationMs: 6000,
  alertRemovalDelayMs: 300,
  chunkReloadGuardMs: 10_000,
  listingPageSize: 24,
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

/** Widest mobile viewport inside content blocks; elsewhere it is 767, just below md [D-9-47 D-9-48]. */
export const CONTENT_MOBILE_MAX_WIDTH = 1024;
