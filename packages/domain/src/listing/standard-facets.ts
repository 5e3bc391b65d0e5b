import type { OptionsFacet, RangeFacet, ToggleFacet } from './facet-definition.ts';

const own = { expanded: true, source: null, familyName: null } as const;
const options = { ...own, kind: 'options', disjunctive: true, search: null } as const;
const toggle = { ...own, kind: 'toggle' } as const;

/** Values are family codes in the URL, `name##code` in the index [D-9-10]. */
export const TYPE_FACET: OptionsFacet = { ...options, param: 'type', attribute: 'familyComposite', heading: 'Type' };

/** Values are category ids [D-9-11]. */
export const CATEGORY_FACET: OptionsFacet = {
  ...options,
  param: 'category',
  attribute: 'categoryIds',
  heading: 'Categories',
};

/** Step and currency label of the price slider [D-9-18 D-9-24]. */
export const PRICE_STEP = 1;
export const PRICE_LABEL = '$';
export const PRICE_FACET: RangeFacet = {
  ...own,
  kind: 'range',
  minParam: 'minPrice',
  maxParam: 'maxPrice',
  attribute: 'price',
  heading: 'Price',
};

/** [D-9-14 D-9-15 D-9-16] */
export const BRAND_FACET: OptionsFacet = {
  ...options,
  param: 'brand',
  attribute: 'brand.name',
  heading: 'Brands',
  search: { label: 'Search brands', noMatch: 'No matching brands.' },
};

/** [D-9-13] */
export const IN_STOCK_FACET: ToggleFacet = { ...toggle, param: 'inStock', attribute: 'inStock', heading: 'In Stock' };
/** [D-9-17] */
export const SALE_FACET: ToggleFacet = { ...toggle, param: 'sale', attribute: 'isDiscounted', heading: 'Sale' };
/** [D-9-12] */
export const CLEARANCE_FACET: ToggleFacet = {
  ...toggle,
  param: 'clearance',
  attribute: 'isClearance',
  heading: 'Clearance',
};

export const TOP_RATED_FACET: ToggleFacet = {
  ...toggle,
  param: 'topRated',
  attribute: 'isTopRated',
  heading: 'Rated 4 stars and up',
};

/** Titles of active badges [D-9-19]. */
export const FEATURED_FACET: OptionsFacet = {
  ...options,
  param: 'featured',
  attribute: 'badges',
  heading: 'Featured',
  expanded: false,
};

/** Linked from the menu. */
export const HOT_FACET: ToggleFacet = {
  ...toggle,
  param: 'hot',
  attribute: 'isHot',
  heading: 'Hot prices',
};
export const NEW_FACET: ToggleFacet = {
  ...toggle,
  param: 'new',
  attribute: 'isNew',
  heading: 'New arrivals',
};

/** Facets before and after the families' own, in display order. */
export const LEADING_FACETS = [TYPE_FACET, CATEGORY_FACET, PRICE_FACET, BRAND_FACET] as const;
export const CLOSING_FACETS = [IN_STOCK_FACET, SALE_FACET, CLEARANCE_FACET, TOP_RATED_FACET, FEATURED_FACET] as const;
/** Shown only as pills, while the URL uses them. */
export const HIDDEN_FACETS = [HOT_FACET, NEW_FACET] as const;
export const STANDARD_FACETS = [...LEADING_FACETS, ...CLOSING_FACETS, ...HIDDEN_FACETS] as const;
