import {
  type LoadedRecommendations,
  mayRecommend,
  type ProductEvent,
  type RecommendationMemory,
  readRecommendationMemory,
  recallRecommendations,
  recommendationRequest,
  settleRecommendations,
  writeRecommendationMemory,
} from '@wattle/domain/recommendations';
import { failed } from '@wattle/domain/results';
import type { ProductDocument } from '@wattle/domain/search';
import { browserClient } from '../../page/browser-client.ts';
import { loadProducts } from '../products/load-products.ts';
import { loadVisitorId } from './visitor-id.ts';

export type RecommendationSubject = {
  readonly eventType: ProductEvent;
  readonly productIds: readonly string[];
  readonly pageCategories: readonly string[];
};
export type Recommended = { readonly attributionToken: string; readonly products: readonly ProductDocument[] };

const KEY = 'wattle.recommendations';
const NOTHING: Recommended = { attributionToken: '', products: [] };

function readMemory(): RecommendationMemory {
  try {
    return readRecommendationMemory(sessionStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function keepMemory(memory: RecommendationMemory): void {
  try {
    sessionStorage.setItem(KEY, writeRecommendationMemory(memory));
  } catch {
    // storage disabled or full: request again
  }
}

/** Recommended ids, cached for 5 minutes [C-9-13 C-4-106 C-4-107 C-4-108 C-4-109]. */
async function loadIds({ eventType, productIds, pageCategories }: RecommendationSubject) {
  const productDetails = productIds.map((id) => ({ product: { id } }));
  const request = recommendationRequest({ eventType, visitorId: loadVisitorId(), productDetails, pageCategories });
  const recalled = recallRecommendations(readMemory(), request, Date.now());
  if (recalled) return recalled;
  const outcome = await browserClient.recommendProducts(request).catch(() => failed('UNAVAILABLE'));
  const answer = outcome.status === 'REJECTED' ? failed('UNAVAILABLE', false) : outcome;
  const loaded: LoadedRecommendations = settleRecommendations(readMemory(), request, answer, { nowMs: Date.now() });
  keepMemory(loaded.memory);
  return loaded;
}

/** Recommended products with current data, without those sold out since [C-9-17]. Never throws. */
export async function loadRecommended(subject: RecommendationSubject, signal: AbortSignal): Promise<Recommended> {
  const { entry } = await loadIds(subject);
  if (entry.productIds.length === 0) return NOTHING;
  const found = await loadProducts(entry.productIds, signal).catch(() => undefined);
  const products = entry.productIds.flatMap((id) => found?.get(id) ?? []).filter(mayRecommend);
  return { attributionToken: entry.attributionToken, products };
}
