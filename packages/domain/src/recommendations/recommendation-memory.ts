import type { ProductEvent, RecommendationEntry } from './recommendation-cache.ts';
import type { RecommendationRequest } from './recommendation-call.ts';
import { RECOMMENDATIONS } from './recommendation-constants.ts';

export type KeptRecommendation = {
  readonly eventType: ProductEvent;
  readonly key: string;
  readonly entry: RecommendationEntry;
  /** Milliseconds since epoch. */
  readonly loadedAt: number;
};

/** Recent responses by event type and key, newest last [C-3-43]. */
export type RecommendationMemory = readonly KeptRecommendation[];

/** The cache key within an event type; excludes the visitor, who is the same throughout a browser [C-9-13]. */
export function recommendationKey({ filter, params, userEvent, additionalAccessField }: RecommendationRequest): string {
  const ids = [...new Set(userEvent.productDetails.map(({ product }) => product.id))].sort();
  const parameters = Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([ids, userEvent.pageCategories, filter, parameters, additionalAccessField ?? null]);
}

/** A response is fresh for less than 5 minutes; one dated in the future is not trusted [C-9-13]. */
const isFresh = ({ loadedAt }: KeptRecommendation, nowMs: number): boolean =>
  nowMs >= loadedAt && nowMs - loadedAt < RECOMMENDATIONS.cacheMs;

/** The fresh response for this event type and key [C-9-13]. */
export function findRecommendation(
  memory: RecommendationMemory,
  eventType: ProductEvent,
  key: string,
  nowMs: number,
): RecommendationEntry | undefined {
  return memory.findLast((kept) => kept.eventType === eventType && kept.key === key && isFresh(kept, nowMs))?.entry;
}

/** Caches a response in place of the previous one, and drops stale ones. */
export function keepRecommendation(memory: RecommendationMemory, kept: KeptRecommendation): RecommendationMemory {
  const isSame = (other: KeptRecommendation) => other.eventType === kept.eventType && other.key === kept.key;
  const others = memory.filter((other) => !isSame(other) && isFresh(other, kept.loadedAt));
  return [...others, kept].slice(-RECOMMENDATIONS.keptMax);
}
