import { LISTING } from '@wattle/domain/listing';
import type { ReferrerSource } from '@wattle/domain/referrers';

/** Data attributes that describe a product list. */
export type ListMarks = {
  readonly 'data-list-id': string;
  readonly 'data-list-name': string;
  readonly 'data-list-start'?: number;
};

/**
 * Marks the element around a product list, so that its links get the list's `ref` [D-2-07]. Paged lists number their
 * items across pages.
 */
export function listMarks({ listId, listName }: ReferrerSource, page = 1): ListMarks {
  const start = (page - 1) * LISTING.pageSize;
  return { 'data-list-id': listId, 'data-list-name': listName, ...(start > 0 && { 'data-list-start': start }) };
}
