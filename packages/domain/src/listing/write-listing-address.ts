import type { ListingSort } from '../search/index-names.ts';
import type { FilterParam } from './read-listing-address.ts';
import { DEFAULT_SORT } from './sorts.ts';

export type WrittenAddress = {
  readonly q?: string;
  readonly sort?: ListingSort;
  readonly page?: number;
  readonly filters?: readonly FilterParam[];
};

/** Form encoding, so that links and forms produce the same URL. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replace(/%20/g, '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const written = ({ param, value }: FilterParam): string => `${encode(param)}=${encode(value)}`;

/**
 * A listing's query string, without defaults [D-9-02 D-9-03]. Parameters are sorted, so that the same listing has one
 * URL and is cached once.
 */
export function writeListingAddress({ q = '', sort = DEFAULT_SORT, page = 1, filters = [] }: WrittenAddress): string {
  const parts = [
    ...(q === '' ? [] : [written({ param: 'q', value: q })]),
    ...new Set(
      filters
        .filter(({ value }) => value !== '')
        .map(written)
        .sort(),
    ),
    ...(sort === DEFAULT_SORT ? [] : [written({ param: 'sort', value: sort })]),
    ...(page > 1 ? [written({ param: 'page', value: String(page) })] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
