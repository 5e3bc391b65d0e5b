/** Ids of articles that the shop itself displays; editors write their content. */
export const ARTICLE_IDS = {
  privacyPolicy: 'checkout-privacy-policy',
  termsOfSale: 'checkout-terms-of-sale',
  pageNotFound: 'page-not-found',
  noResultsFound: 'no-results-found',
} as const;
