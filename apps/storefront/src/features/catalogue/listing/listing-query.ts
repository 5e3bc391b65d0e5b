import { type FilterParam, readSort, type WrittenAddress, writeListingAddress } from '@wattle/domain/listing';
import type { ListingSort } from '@wattle/domain/search';

/**
 * Splits an address into its parts. Only the listing knows which parameters are facets, so here all of them count as
 * filters.
 */
function read(search: string): Required<Omit<WrittenAddress, 'page'>> {
  const params = new URLSearchParams(search);
  const filters = [...params]
    .map(([param, value]) => ({ param, value }))
    .filter(({ param }) => param !== 'q' && param !== 'sort' && param !== 'page');
  return { q: params.get('q') ?? '', sort: readSort(params.get('sort')), filters };
}

/** Any change returns to the first page. */
const changed = (search: string, change: (filters: readonly FilterParam[]) => readonly FilterParam[]): string => {
  const address = read(search);
  return writeListingAddress({ ...address, filters: change(address.filters) });
};

const isSame = (a: FilterParam) => (b: FilterParam) => a.param === b.param && a.value === b.value;

/** Toggles one facet option in the address [D-9-02]. */
export function withChoice(search: string, choice: FilterParam, chosen: boolean): string {
  return changed(search, (filters) => {
    const others = filters.filter((filter) => !isSame(choice)(filter));
    return chosen ? [...others, choice] : others;
  });
}

/** Sets parameters in the address; null removes one. */
export function withParams(search: string, values: Readonly<Record<string, string | number | null>>): string {
  const set = Object.entries(values).flatMap(([param, value]) =>
    value === null ? [] : [{ param, value: String(value) }],
  );
  return changed(search, (filters) => [...filters.filter(({ param }) => !(param in values)), ...set]);
}

/** Removes the parameters of these pills from the address. */
export function withoutParams(search: string, gone: readonly FilterParam[]): string {
  return changed(search, (filters) => filters.filter((filter) => !gone.some(isSame(filter))));
}

export function withSort(search: string, sort: ListingSort): string {
  return writeListingAddress({ ...read(search), sort });
}

/** The address of a page of the list; page 1 has no parameter [D-9-02]. */
export function withPage(search: string, page: number): string {
  return writeListingAddress({ ...read(search), page });
}

/** Whether an address contains a search term or a filter. */
export function asksForSomething(search: string): boolean {
  const { q, filters } = read(search);
  return q.trim() !== '' || filters.some(({ value }) => value !== '');
}

/** Hidden fields for a plain form: parameters that its own fields do not cover. */
export function carriedParams(search: string, ownParams: ReadonlySet<string>): FilterParam[] {
  const { q, filters } = read(search);
  const others = filters.filter(({ param, value }) => value !== '' && !ownParams.has(param));
  return q === '' ? others : [{ param: 'q', value: q }, ...others];
}
