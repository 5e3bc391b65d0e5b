/** How many recommendations are requested and shown, and how long a response is cached. */
export const RECOMMENDATIONS = {
  /** [C-9-14] */
  pageSize: 50,
  /** Configuration can lower this limit but not raise it [C-9-15]. */
  shownMax: 20,
  /** Per event type and key [C-9-13]. */
  cacheMs: 5 * 60 * 1000,
  /** Maximum cached responses; the oldest go first. */
  keptMax: 50,
  /** URL parameter for the attribution token of a recommended product. */
  tokenParam: 'at',
} as const;
