import type { Failed, ProductEvent, Success } from '@wattle/domain';

/** What a shopper looks at, and how many products are wanted beside it. */
export type PredictRequest = {
  readonly eventType: ProductEvent;
  readonly visitorId: string;
  readonly productIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly pageSize: number;
  /** Further words for a service that understands them. The embedded engine knows by itself what may be recommended. */
  readonly filter?: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
};

/** Best first. The token goes along with what the shopper does next, so that it is known what came of it. */
export type Prediction = { readonly attributionToken: string; readonly productIds: readonly string[] };

type Deed = {
  readonly visitorId: string;
  /** Seconds since epoch. */
  readonly at: number;
  readonly products: readonly { readonly id: string; readonly quantity?: number }[];
  /** Of the recommendation that led here. */
  readonly attributionToken?: string;
};

/** What a shopper did. */
export type ShopperEvent =
  | (Deed & { readonly type: 'view' | 'add' })
  | (Deed & {
      readonly type: 'purchase';
      readonly order: { readonly number: string; readonly totalCents: number; readonly currency: string };
    });

/** What shoppers did could not be recorded. */
export class RecommendationFailure extends Error {
  readonly retryable: boolean;
  /** How many of the events were recorded before it: the first ones. */
  readonly recorded: number;
  constructor(message: string, retryable: boolean, recorded: number) {
    super(message);
    this.retryable = retryable;
    this.recorded = recorded;
  }
}

/** Learns from what shoppers do, and tells what they may like. */
export type RecommendationProvider = {
  readonly name: string;
  /** Asking teaches nothing: what was looked at is told by `record`. */
  predict(request: PredictRequest): Promise<Success<Prediction> | Failed>;
  /** Throws RecommendationFailure when the service does not take them. */
  record(events: readonly ShopperEvent[]): Promise<void>;
};
