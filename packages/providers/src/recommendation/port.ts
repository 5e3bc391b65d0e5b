import type { ProductEvent } from '@wattle/domain/recommendations';
import type { Failed, Success } from '@wattle/domain/results';

/** What the shopper is viewing, and how many products to return. */
export type PredictRequest = {
  readonly eventType: ProductEvent;
  readonly visitorId: string;
  readonly productIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly pageSize: number;
  /** An extra filter for services that support one. The embedded engine decides by itself what may be recommended. */
  readonly filter?: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
};

/** Best first. The token travels with the shopper's next actions, so that results can be attributed. */
export type Prediction = { readonly attributionToken: string; readonly productIds: readonly string[] };

type Deed = {
  readonly visitorId: string;
  /** Seconds since epoch. */
  readonly at: number;
  readonly products: readonly { readonly id: string; readonly quantity?: number }[];
  /** From the recommendation that led here. */
  readonly attributionToken?: string;
};

export type ShopperEvent =
  | (Deed & { readonly type: 'view' | 'add' })
  | (Deed & {
      readonly type: 'purchase';
      readonly order: { readonly number: string; readonly totalCents: number; readonly currency: string };
    });

/** Events could not be recorded. */
export class RecommendationFailure extends Error {
  readonly retryable: boolean;
  /** How many events, from the start of the list, were recorded before the failure. */
  readonly recorded: number;
  constructor(message: string, retryable: boolean, recorded: number) {
    super(message);
    this.retryable = retryable;
    this.recorded = recorded;
  }
}

/** Learns from shopper events and recommends products. */
export type RecommendationProvider = {
  readonly name: string;
  /** Has no side effects: views are reported through `record`. */
  predict(request: PredictRequest): Promise<Success<Prediction> | Failed>;
  /** Throws RecommendationFailure when the service rejects the events. */
  record(events: readonly ShopperEvent[]): Promise<void>;
};
