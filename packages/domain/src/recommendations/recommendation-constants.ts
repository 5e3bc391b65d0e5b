/** How many recommendations are asked for and shown, and how long an answer is good. */
export const RECOMMENDATIONS = {
  /** [C-9-14] */
  pageSize: 50,
  /** A configuration may ask for fewer, never for more [C-9-15]. */
  shownMax: 20,
  /** For one event type and key [C-9-13]. */
  cacheMs: 5 * 60 * 1000,
  /** Answers kept at once; the oldest go first. */
  keptMax: 50,
  /** The attribution token's name in the address of a product that was recommended. */
  tokenParam: 'at',
} as const;
