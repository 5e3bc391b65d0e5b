/** The id of the one form of a list: the choice of order stands elsewhere on the page and belongs to it too. */
export const LISTING_FORM = 'listing-form';
