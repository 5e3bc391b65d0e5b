import { WHOLE_FORM } from '@wattle/domain/listing';

/** Id of the list's form, shared with the sort select elsewhere on the page. */
export const LISTING_FORM = 'listing-form';

export const hasAllFacets = (search: string): boolean =>
  new URLSearchParams(search).get(WHOLE_FORM.name) === WHOLE_FORM.value;
