/** 1 thrifty, 2 middle, 3 fine, 4 the dearest in the shop. */
export type Tier = 1 | 2 | 3 | 4;

/** What the catalogue knows of a maker beyond what the shop shows. */
export type BrandProfile = {
  readonly slug: string;
  readonly name: string;
  readonly tier: Tier;
  readonly country: string;
  readonly town: string;
  /** How it writes its model numbers; see `modelNumber`. */
  readonly scheme: string;
  /** Years that it covers its products. */
  readonly coverYears: number;
  readonly description: string;
};

/** A table row: slug, name, tier, town, country, scheme, cover in years, description. */
export type BrandRow = readonly [string, string, Tier, string, string, string, number, string];

export const brandProfile = ([
  slug,
  name,
  tier,
  town,
  country,
  scheme,
  coverYears,
  description,
]: BrandRow): BrandProfile => ({
  slug,
  name,
  tier,
  country,
  town,
  scheme,
  coverYears,
  description,
});
