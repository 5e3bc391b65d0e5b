export { type Attribution, readAttributionToken, writeAttributionToken } from './attribution-token.ts';
export {
  createEmbeddedRecommendation,
  type EmbeddedRecommendation,
  type EmbeddedRecommendationConfig,
} from './embedded/create-embedded-recommendation.ts';
export type { EngineLimits } from './embedded/learn-event.ts';
export type { ProductLookup, RecommendableProduct } from './embedded/product-lookup.ts';
export { createGoogleRetail, type GoogleRetailConfig } from './google-retail.ts';
export { createGoogleTokens, readServiceAccount, type ServiceAccount } from './google-tokens.ts';
export * from './port.ts';
