import type { Failed, RecommendationAnswer, Success } from '@wattle/domain';
import type { PredictRequest, ShopperEvent } from '@wattle/providers/recommendation';

/** What the shop's calls ask of recommendations. */
export type ShopRecommendation = {
  /** What may be recommended at this moment, best first. */
  recommend(request: PredictRequest): Promise<Success<RecommendationAnswer> | Failed>;
  /** Takes down what shoppers did, soon and without making anybody wait. Tells how many were taken. */
  record(events: readonly ShopperEvent[]): Success<{ readonly recorded: number }> | Failed;
};
