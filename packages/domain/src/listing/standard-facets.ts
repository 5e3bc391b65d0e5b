import type { OptionsFacet, RangeFacet, ToggleFacet } from './facet-definition.ts';

const own = { expanded: true, source: null, familyName: null } as const;
const options = { ...own, kind: 'options', disjunctive: true, search: null } as const;
const toggle = { ...own, kind: 'toggle' } as const;

/** Values are codes of families in the address, `name##code` in the index [D-9-10]. */
export const TYPE_FACET: OptionsFacet = { ...options, param: 'type', attribute: 'familyComposite', heading: 'Type' };

/** Values are ids of categories [D-9-11]. */
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

/** Badges that hold at this moment, by their titles [D-9-19]. */
export const FEATURED_FACET: OptionsFacet = {
  ...options,
  param: 'featured',
  attribute: 'badges',
  heading: 'Featured',
  expanded: false,
};

/** Where the menu leads to. */
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

/** What stands before a family's own facets, and what stands after them, in order of display. */
export const LEADING_FACETS = [TYPE_FACET, CATEGORY_FACET, PRICE_FACET, BRAND_FACET] as const;
export const CLOSING_FACETS = [IN_STOCK_FACET, SALE_FACET, CLEARANCE_FACET, FEATURED_FACET] as const;
/** Only there while an address asks for them: they are taken away by their pills. */
export const HIDDEN_FACETS = [HOT_FACET, NEW_FACET] as const;
export const STANDARD_FACETS = [...LEADING_FACETS, ...CLOSING_FACETS, ...HIDDEN_FACETS] as const;
