/** Articles that stand in a place of the shop: an editor writes them, and the shop looks for them. */
export const ARTICLE_IDS = {
  privacyPolicy: 'checkout-privacy-policy',
  termsOfSale: 'checkout-terms-of-sale',
  pageNotFound: 'page-not-found',
  noResultsFound: 'no-results-found',
} as const;
