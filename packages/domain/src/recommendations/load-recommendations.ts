import type { Failed, Success } from '../results/outcome.ts';
import type { RecommendationEntry } from './recommendation-cache.ts';
import type { RecommendationAnswer, RecommendationRequest } from './recommendation-call.ts';
import {
  findRecommendation,
  keepRecommendation,
  type RecommendationMemory,
  recommendationKey,
} from './recommendation-memory.ts';
import { recommendedIds } from './recommended-ids.ts';

/** [C-4-106 C-4-107 C-4-108 C-4-109] */
export const RECOMMENDATION_RESULTS = ['SUCCESS', 'NOT_FOUND', 'NOT_CHANGED', 'ERROR'] as const;
export type RecommendationResult = (typeof RECOMMENDATION_RESULTS)[number];

export type LoadedRecommendations = {
  readonly status: RecommendationResult;
  readonly entry: RecommendationEntry;
  readonly memory: RecommendationMemory;
};

const NOT_LOADED: RecommendationEntry = { attributionToken: '', productIds: [], recommendationsLoaded: false };

/** The cached response if it is still fresh, as NOT_CHANGED: no request is needed [C-4-108 C-9-13]. */
export function recallRecommendations(
  memory: RecommendationMemory,
  request: RecommendationRequest,
  nowMs: number,
): LoadedRecommendations | undefined {
  const entry = findRecommendation(memory, request.userEvent.eventType, recommendationKey(request), nowMs);
  return entry && { status: 'NOT_CHANGED', entry, memory };
}

/**
 * The result of a response: SUCCESS, NOT_FOUND when no product may be shown, or ERROR, which is not cached and so
 * retried [C-4-106 C-4-107 C-4-109].
 */
export function settleRecommendations(
  memory: RecommendationMemory,
  request: RecommendationRequest,
  answer: Success<RecommendationAnswer> | Failed,
  at: { readonly nowMs: number; readonly configuredMax?: number },
): LoadedRecommendations {
  if (answer.status === 'ERROR') return { status: 'ERROR', entry: NOT_LOADED, memory };
  const { eventType, productDetails } = request.userEvent;
  const without = productDetails.map(({ product }) => product.id);
  const { nowMs, ...shown } = at;
  const productIds = recommendedIds(answer.value.products, { ...shown, without });
  const entry = { attributionToken: answer.value.attributionToken, productIds, recommendationsLoaded: true };
  return {
    status: productIds.length > 0 ? 'SUCCESS' : 'NOT_FOUND',
    entry,
    memory: keepRecommendation(memory, { eventType, key: recommendationKey(request), entry, loadedAt: nowMs }),
  };
}
