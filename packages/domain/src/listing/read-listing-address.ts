import type { Family } from '../catalogue/entities.ts';
import type { ListingSort } from '../search/index-names.ts';
import { toFamilyComposite } from './composite-family.ts';
import {
  type FacetDefinition,
  type OptionsFacet,
  paramsOf,
  type RangeFacet,
  type ToggleFacet,
} from './facet-definition.ts';
import { familyFacetDefinitions } from './family-facet-definitions.ts';
import { LISTING } from './listing-constants.ts';
import { readSort } from './sorts.ts';
import { STANDARD_FACETS, TYPE_FACET } from './standard-facets.ts';

/** The query of an address: what `URLSearchParams` offers of it. */
export type AddressParams = {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
  has(name: string): boolean;
};

export type FilterParam = { readonly param: string; readonly value: string };

/** A value as the index holds it, and each way in which the address writes it. */
export type ChosenValue = { readonly stored: string; readonly written: readonly [string, ...string[]] };

export type ChosenFilter =
  | { readonly kind: 'options'; readonly facet: OptionsFacet; readonly values: readonly ChosenValue[] }
  | {
      readonly kind: 'range';
      readonly facet: RangeFacet;
      readonly from: number | null;
      readonly to: number | null;
      /** The parameters as they were written. */
      readonly written: readonly FilterParam[];
    }
  | { readonly kind: 'toggle'; readonly facet: ToggleFacet };

/** Everything about a listing that its address holds. */
export type ListingAddress = {
  readonly q: string;
  readonly sort: ListingSort;
  readonly page: number;
  readonly filters: readonly ChosenFilter[];
};

/** Reads page, q, sort and filters; what makes no sense is as if it was not there [D-9-02]. */
export function readListingAddress(
  params: AddressParams,
  families: readonly Family[],
  familyFacets: readonly FacetDefinition[] = familyFacetDefinitions(families),
): ListingAddress {
  const facets: readonly FacetDefinition[] = [...STANDARD_FACETS, ...familyFacets];
  return {
    q: readWords(params.get('q') ?? ''),
    sort: readSort(params.get('sort')),
    page: readPage(params.get('page')),
    filters: facets
      .filter((facet) => paramsOf(facet).some((param) => params.has(param)))
      .flatMap((facet) => readFilter(params, facet, families) ?? []),
  };
}

/** The words of a search: cut to a length, but never through a character. Signs alone are no words. */
export function readWords(text: string): string {
  const words = text
    .trim()
    .slice(0, LISTING.queryLengthMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), LISTING.pageMax) : 1;
}

function readFilter(
  params: AddressParams,
  facet: FacetDefinition,
  families: readonly Family[],
): ChosenFilter | undefined {
  switch (facet.kind) {
    case 'options': {
      const values = readValues(params.getAll(facet.param)).flatMap((value) => known(facet, value, families));
      return values.length > 0 ? { kind: 'options', facet, values } : undefined;
    }
    case 'range':
      return readRange(params, facet);
    case 'toggle':
      // [D-5-07]
      return params.get(facet.param) === 'true' ? { kind: 'toggle', facet } : undefined;
  }
}

/** One value or a list; duplicates and empties are dropped, letters of either case are the same [D-5-05 D-5-06]. */
function readValues(texts: readonly string[]): ChosenValue[] {
  const byFolded = new Map<string, ChosenValue>();
  for (const text of texts) {
    const stored = text.trim();
    const folded = stored.toLowerCase();
    const same = byFolded.get(folded);
    if (same) byFolded.set(folded, { ...same, written: [...same.written, text] });
    else if (stored !== '' && byFolded.size < LISTING.valuesMax) byFolded.set(folded, { stored, written: [text] });
  }
  return [...byFolded.values()];
}

/** A type is known by its family's code; one that no family has is no choice. */
function known(facet: OptionsFacet, value: ChosenValue, families: readonly Family[]): ChosenValue[] {
  if (facet !== TYPE_FACET) return [value];
  const family = families.find(({ code }) => code.toLowerCase() === value.stored.toLowerCase());
  return family ? [{ ...value, stored: toFamilyComposite(family) }] : [];
}

/** What is not a number is ignored [D-5-04]; ends in the wrong order are meant the other way round. */
function readRange(params: AddressParams, facet: RangeFacet): ChosenFilter | undefined {
  const from = readNumber(params.get(facet.minParam));
  const to = readNumber(params.get(facet.maxParam));
  if (from === null && to === null) return undefined;
  const isBackwards = from !== null && to !== null && from > to;
  const written = paramsOf(facet).flatMap((param) => params.getAll(param).map((value) => ({ param, value })));
  return { kind: 'range', facet, from: isBackwards ? to : from, to: isBackwards ? from : to, written };
}

function readNumber(text: string | null): number | null {
  return text !== null && /^-?\d{1,12}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : null;
}

/** The parameters behind a filter: what an address would lose without it. */
export function filterParams(filter: ChosenFilter): readonly FilterParam[] {
  switch (filter.kind) {
    case 'options':
      return filter.values.flatMap((value) => valueParams(filter.facet, value));
    case 'range':
      return filter.written;
    case 'toggle':
      return [{ param: filter.facet.param, value: 'true' }];
  }
}

export function valueParams({ param }: OptionsFacet, { written }: ChosenValue): readonly FilterParam[] {
  return [...new Set(written)].map((value) => ({ param, value }));
}
