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

/** Answers of the last minutes by event type and question, the newest last [C-3-43]. */
export type RecommendationMemory = readonly KeptRecommendation[];

/** What makes two questions of one event type the same; the visitor does not change within a browser [C-9-13]. */
export function recommendationKey({ filter, params, userEvent, additionalAccessField }: RecommendationRequest): string {
  const ids = [...new Set(userEvent.productDetails.map(({ product }) => product.id))].sort();
  const parameters = Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([ids, userEvent.pageCategories, filter, parameters, additionalAccessField ?? null]);
}

/** An answer is good for less than 5 minutes; one from the future is not trusted [C-9-13]. */
const isFresh = ({ loadedAt }: KeptRecommendation, nowMs: number): boolean =>
  nowMs >= loadedAt && nowMs - loadedAt < RECOMMENDATIONS.cacheMs;

/** The answer that is still good for this event type and key [C-9-13]. */
export function findRecommendation(
  memory: RecommendationMemory,
  eventType: ProductEvent,
  key: string,
  nowMs: number,
): RecommendationEntry | undefined {
  return memory.findLast((kept) => kept.eventType === eventType && kept.key === key && isFresh(kept, nowMs))?.entry;
}

/** Keeps an answer in place of the one before it, and forgets those that are no longer good. */
export function keepRecommendation(memory: RecommendationMemory, kept: KeptRecommendation): RecommendationMemory {
  const isSame = (other: KeptRecommendation) => other.eventType === kept.eventType && other.key === kept.key;
  const others = memory.filter((other) => !isSame(other) && isFresh(other, kept.loadedAt));
  return [...others, kept].slice(-RECOMMENDATIONS.keptMax);
}
