/** A facet filter, or several of which one must match. */
export type FilterGroup = string | readonly string[];

/** The page a listing is on: a category, a brand, a category within a brand, or, with neither, a search. */
export type ListingScope = {
  readonly categoryId?: string | undefined;
  readonly brandId?: string | undefined;
  /** The kind of product that a search names. */
  readonly kind?: FilterGroup | undefined;
  /** The words match as they are spelt or not at all: their meaning has been settled before. */
  readonly isAsSpelt?: boolean;
};

/** Search parameters for words whose spelling is settled. */
export const AS_SPELT = { typoTolerance: 'false', removeWordsIfNoResults: 'none' } as const;

/** In a listing's URL: search for the words exactly as they were typed. */
export const EXACT_PARAM = 'exact';

/** In a listing's URL: write the closed facets too, for shoppers without JavaScript. */
export const WHOLE_FORM = { name: 'facets', value: 'all' } as const;

/** Each page type has its own visibility flag. */
export function visibilityFilter({ categoryId, brandId }: ListingScope): string {
  return `visibleIn.${categoryId !== undefined ? 'categories' : brandId !== undefined ? 'brand' : 'index'}:true`;
}

/** Filters that must all match [D-7-15]. */
export function scopeFilters(scope: ListingScope): FilterGroup[] {
  const { categoryId, brandId, kind } = scope;
  return [
    visibilityFilter(scope),
    ...(categoryId === undefined ? [] : [facetFilter('categoryIds', categoryId)]),
    ...(brandId === undefined ? [] : [facetFilter('brand.id', brandId)]),
    ...(kind === undefined ? [] : [kind]),
  ];
}

/** The page's contexts for merchandising rules [D-7-13]. */
export function ruleContexts({ categoryId, brandId }: ListingScope): string[] {
  return [
    ...(brandId === undefined ? [] : [`brand-${brandId}`]),
    ...(categoryId === undefined ? [] : [`category-${categoryId}`]),
  ];
}

/** Escapes a leading minus, which would negate the value. */
export function facetFilter(attribute: string, value: string): string {
  return `${attribute}:${value.startsWith('-') ? '\\' : ''}${value}`;
}
