export {
  createEmbeddedRecommendation,
  type EmbeddedRecommendation,
} from './embedded/create-embedded-recommendation.ts';
export type { ProductLookup, RecommendableProduct } from './embedded/product-lookup.ts';
export { createGoogleRetail } from './google-retail.ts';
export { createGoogleTokens, readServiceAccount } from './google-tokens.ts';
export * from './port.ts';
