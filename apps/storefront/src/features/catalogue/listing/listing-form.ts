/** Id of the list's form, shared with the sort select elsewhere on the page. */
export const LISTING_FORM = 'listing-form';

/** Asks for a page whose closed facets are in it too, for shoppers without JavaScript. */
export const WHOLE_FORM = { name: 'facets', value: 'all' } as const;

export const hasAllFacets = (search: string): boolean =>
  new URLSearchParams(search).get(WHOLE_FORM.name) === WHOLE_FORM.value;
