import { productSummarySchema } from '@wattle/contract/records';
import type { ProductSummary } from '@wattle/domain/catalogue';
import type { SearchHit } from '@wattle/providers/search';
import { asLasting } from '../answers/json-of.ts';
import { readHits } from './read-hits.ts';

/** A card needs one picture. Its JSON is cached, because the same cards appear in many answers. */
const cardSchema = productSummarySchema.transform((product) =>
  asLasting({ ...product, images: product.images.slice(0, 1) }),
);

/** Converts product hits to cards. */
export const readProductHits = (hits: readonly SearchHit[]): ProductSummary[] => readHits(cardSchema, hits);
