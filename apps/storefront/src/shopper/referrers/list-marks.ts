import { LISTING, type ReferrerSource } from '@wattle/domain';

/** What an element of a page says about the list of products in it. */
export type ListMarks = {
  readonly 'data-list-id': string;
  readonly 'data-list-name': string;
  readonly 'data-list-start'?: number;
};

/**
 * Marks the element around a list of products: its links then lead to products with the `ref` of the list [D-2-07].
 * A list in pages counts on from page to page.
 */
export function listMarks({ listId, listName }: ReferrerSource, page = 1): ListMarks {
  const start = (page - 1) * LISTING.pageSize;
  return { 'data-list-id': listId, 'data-list-name': listName, ...(start > 0 && { 'data-list-start': start }) };
}
