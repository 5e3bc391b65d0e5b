/** A promotion as it is imported and stored; what it asks and gives is data of its own version. */
export type PromotionRecord = {
  readonly id: string;
  readonly versionId: string;
  readonly name: string;
  readonly exclusive: boolean;
  readonly couponCodes: readonly string[];
  /** Seconds since epoch; null: unbounded. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly conditions: readonly Readonly<Record<string, unknown>>[];
  readonly effects: readonly Readonly<Record<string, unknown>>[];
};
