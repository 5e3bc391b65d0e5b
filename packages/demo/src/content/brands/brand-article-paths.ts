/** The articles that are parts of brand pages; a brand without one has its list alone. */
export const BRAND_ARTICLE_PATHS = {
  'brand-nordholm': 'articles/brands/nordholm',
  'brand-orana': 'articles/brands/orana',
  'brand-kestrel': 'articles/brands/kestrel',
  'brand-tarn': 'articles/brands/tarn',
  'brand-halden': 'articles/brands/halden',
  'brand-quillon': 'articles/brands/quillon',
  'brand-solenne': 'articles/brands/solenne',
  'brand-kaiyo': 'articles/brands/kaiyo',
  'brand-whirr': 'articles/brands/whirr',
} as const;

type SlugIn<Id> = Id extends `brand-${infer Slug}` ? Slug : never;

/** The brands that somebody wrote about. */
export type WrittenBrand = SlugIn<keyof typeof BRAND_ARTICLE_PATHS>;
