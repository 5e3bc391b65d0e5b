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

/** A URL's query: the part of `URLSearchParams` used here. */
export type AddressParams = {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
  has(name: string): boolean;
};

export type FilterParam = { readonly param: string; readonly value: string };

/** A value in the index, and each spelling of it in the URL. */
export type ChosenValue = { readonly stored: string; readonly written: readonly [string, ...string[]] };

export type ChosenFilter =
  | { readonly kind: 'options'; readonly facet: OptionsFacet; readonly values: readonly ChosenValue[] }
  | {
      readonly kind: 'range';
      readonly facet: RangeFacet;
      readonly from: number | null;
      readonly to: number | null;
      /** The parameters as written in the URL. */
      readonly written: readonly FilterParam[];
    }
  | { readonly kind: 'toggle'; readonly facet: ToggleFacet };

/** The listing state in its URL. */
export type ListingAddress = {
  readonly q: string;
  readonly sort: ListingSort;
  readonly page: number;
  readonly filters: readonly ChosenFilter[];
};

/** Reads page, q, sort and filters; ignores anything invalid [D-9-02]. */
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

/** The search query, truncated without splitting a character. Empty when it has symbols only. */
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

/** One value or a list; drops duplicates and empties, ignoring case [D-5-05 D-5-06]. */
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

/** Maps a type to its family by code; an unknown code is ignored. */
function known(facet: OptionsFacet, value: ChosenValue, families: readonly Family[]): ChosenValue[] {
  if (facet !== TYPE_FACET) return [value];
  const family = families.find(({ code }) => code.toLowerCase() === value.stored.toLowerCase());
  return family ? [{ ...value, stored: toFamilyComposite(family) }] : [];
}

/** Ignores anything that is not a number [D-5-04]; swaps bounds in the wrong order. */
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

/** The URL parameters of a filter, to remove it. */
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
