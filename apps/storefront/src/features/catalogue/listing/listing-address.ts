/** The ways a listing can be sorted and how the address says so; the first is meant when it says nothing. */
export const SORT_OPTIONS = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'name-asc', label: 'Name A to Z' },
  { value: 'name-desc', label: 'Name Z to A' },
  { value: 'price-asc', label: 'Price lowest' },
  { value: 'price-desc', label: 'Price highest' },
  { value: 'newest', label: 'Newest' },
] as const;
export type ListingSort = (typeof SORT_OPTIONS)[number]['value'];

/** What a listing can be narrowed to: the parameter that says so, the call's word for it, and the shopper's. */
export const LISTING_FILTERS = [
  { param: 'sale', filter: 'discounted', label: 'On sale' },
  { param: 'hot', filter: 'hot', label: 'Hot prices' },
  { param: 'new', filter: 'new', label: 'New' },
  { param: 'clearance', filter: 'clearance', label: 'Clearance' },
] as const;
export type ListingFilter = (typeof LISTING_FILTERS)[number];

/** Everything about a listing that its address holds. */
export type ListingAddress = {
  readonly q: string;
  readonly sort: ListingSort;
  readonly page: number;
  readonly filter: ListingFilter | null;
};

const PAGES_MAX = 1000;
const Q_MAX = 200;

/** Reads page, q, sort and what it is narrowed to; what makes no sense is as if it was not there [D-9-02]. */
export function readListingAddress(params: URLSearchParams): ListingAddress {
  const page = Number(params.get('page') ?? 1);
  return {
    q: (params.get('q') ?? '').trim().slice(0, Q_MAX),
    sort: SORT_OPTIONS.find(({ value }) => value === params.get('sort'))?.value ?? 'recommended',
    page: Number.isInteger(page) && page >= 1 && page <= PAGES_MAX ? page : 1,
    filter: LISTING_FILTERS.find(({ param }) => params.get(param) === 'true') ?? null,
  };
}

/** The same thing back as a query, without what goes without saying [D-9-02 D-9-03]. */
export function writeListingAddress({ q, sort, page, filter }: ListingAddress): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (filter) params.set(filter.param, 'true');
  if (sort !== 'recommended') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
