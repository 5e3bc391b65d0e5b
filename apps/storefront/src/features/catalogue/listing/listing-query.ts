import { type FilterParam, type ListingSort, readSort, type WrittenAddress, writeListingAddress } from '@wattle/domain';

/** An address in its parts. Which parameters are facets only the listing knows: here they are all filters. */
function read(search: string): Required<Omit<WrittenAddress, 'page'>> {
  const params = new URLSearchParams(search);
  const filters = [...params]
    .map(([param, value]) => ({ param, value }))
    .filter(({ param }) => param !== 'q' && param !== 'sort' && param !== 'page');
  return { q: params.get('q') ?? '', sort: readSort(params.get('sort')), filters };
}

/** Whatever changes, the list starts again at its first page. */
const changed = (search: string, change: (filters: readonly FilterParam[]) => readonly FilterParam[]): string => {
  const address = read(search);
  return writeListingAddress({ ...address, filters: change(address.filters) });
};

const isSame = (a: FilterParam) => (b: FilterParam) => a.param === b.param && a.value === b.value;

/** The address with one choice of a facet made or taken back [D-9-02]. */
export function withChoice(search: string, choice: FilterParam, chosen: boolean): string {
  return changed(search, (filters) => {
    const others = filters.filter((filter) => !isSame(choice)(filter));
    return chosen ? [...others, choice] : others;
  });
}

/** The address with these parameters set, and without those that are null. */
export function withParams(search: string, values: Readonly<Record<string, string | number | null>>): string {
  const set = Object.entries(values).flatMap(([param, value]) =>
    value === null ? [] : [{ param, value: String(value) }],
  );
  return changed(search, (filters) => [...filters.filter(({ param }) => !(param in values)), ...set]);
}

/** The address without what these pills stand for. */
export function withoutParams(search: string, gone: readonly FilterParam[]): string {
  return changed(search, (filters) => filters.filter((filter) => !gone.some(isSame(filter))));
}

/** The same list in another order. */
export function withSort(search: string, sort: ListingSort): string {
  return writeListingAddress({ ...read(search), sort });
}

/** A page of the same list; the first goes without saying [D-9-02]. */
export function withPage(search: string, page: number): string {
  return writeListingAddress({ ...read(search), page });
}

/** Whether an address asks for anything at all: words, or something to narrow the list to. */
export function asksForSomething(search: string): boolean {
  const { q, filters } = read(search);
  return q.trim() !== '' || filters.some(({ value }) => value !== '');
}

/** What a plain form has to carry along: parameters that none of its own fields stands for. */
export function carriedParams(search: string, ownParams: ReadonlySet<string>): FilterParam[] {
  const { q, filters } = read(search);
  const others = filters.filter(({ param, value }) => value !== '' && !ownParams.has(param));
  return q === '' ? others : [{ param: 'q', value: q }, ...others];
}
