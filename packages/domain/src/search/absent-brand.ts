/**
 * A brand that shoppers look for and the shop does not sell, or a product known by that brand's name. Or a thing that
 * the shop does not sell.
 */
export type AbsentBrand = {
  readonly objectID: string;
  /** As the page says it: 'Samsung', 'bread makers'. */
  readonly brand: string;
  /** What shoppers type: 'samsung', 'galaxy'. */
  readonly words: readonly string[];
  /** What to show instead where the search names no kind: 'tablet' for an iPad. */
  readonly kind: string;
  /** Words of a thing, not of a brand: another thing that is named beside it is what is looked for. Its kind may be empty. */
  readonly isThing?: boolean;
};
