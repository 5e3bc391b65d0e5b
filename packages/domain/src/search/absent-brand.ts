/** A brand that shoppers look for and the shop does not sell, or a product known by that brand's name. */
export type AbsentBrand = {
  readonly objectID: string;
  /** As the page says it: 'Samsung'. */
  readonly brand: string;
  /** What shoppers type: 'samsung', 'galaxy'. */
  readonly words: readonly string[];
  /** What to show instead where the search names no kind: 'tablet' for an iPad. */
  readonly kind: string;
};
