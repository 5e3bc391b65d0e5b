import type { RecommendationAnswer } from '@wattle/domain/recommendations';
import type { Failed, Success } from '@wattle/domain/results';
import type { PredictRequest, ShopperEvent } from '@wattle/providers/recommendation';

/** The recommendation service, as the calls use it. */
export type ShopRecommendation = {
  /** Products to recommend now, best first. */
  recommend(request: PredictRequest): Promise<Success<RecommendationAnswer> | Failed>;
  /** Queues shopper events without waiting. Returns how many were accepted. */
  record(events: readonly ShopperEvent[]): Success<{ readonly recorded: number }> | Failed;
};
