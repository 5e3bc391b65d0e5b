/** Which page lists: a category's, a brand's, a category seen through a brand, or, with neither, a search. */
export type ListingScope = { readonly categoryId?: string | undefined; readonly brandId?: string | undefined };

/** Each kind of page has its own flag of visibility. */
export function visibilityFilter({ categoryId, brandId }: ListingScope): string {
  return `visibleIn.${categoryId !== undefined ? 'categories' : brandId !== undefined ? 'brand' : 'index'}:true`;
}

/** One filter a line, all of which must hold [D-7-15]. */
export function scopeFilters(scope: ListingScope): string[] {
  const { categoryId, brandId } = scope;
  return [
    visibilityFilter(scope),
    ...(categoryId === undefined ? [] : [facetFilter('categoryIds', categoryId)]),
    ...(brandId === undefined ? [] : [facetFilter('brand.id', brandId)]),
  ];
}

/** What merchandising rules know the page by [D-7-13]. */
export function ruleContexts({ categoryId, brandId }: ListingScope): string[] {
  return [
    ...(brandId === undefined ? [] : [`brand-${brandId}`]),
    ...(categoryId === undefined ? [] : [`category-${categoryId}`]),
  ];
}

/** A minus at the start of a value would mean "not this". */
export function facetFilter(attribute: string, value: string): string {
  return `${attribute}:${value.startsWith('-') ? '\\' : ''}${value}`;
}
