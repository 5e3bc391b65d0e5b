import type { Family } from '../catalogue/entities.ts';
import { COMPARE_PARAM, idsInCompareAddress } from '../comparison/compare-address.ts';
import { type FacetDefinition, paramsOf } from '../listing/facet-definition.ts';
import { familyFacetDefinitions } from '../listing/family-facet-definitions.ts';
import { EXACT_PARAM, WHOLE_FORM } from '../listing/listing-scope.ts';
import {
  type AddressParams,
  type ChosenFilter,
  type FilterParam,
  readListingAddress,
} from '../listing/read-listing-address.ts';
import { writeListingAddress } from '../listing/write-listing-address.ts';
import { VARIANT_PARAM } from './page-links.ts';

/** An address as it was asked for. */
export type AskedAddress = { readonly pathname: string; readonly search: string; readonly params: AddressParams };

/** What listings of this shop may be filtered by. */
export type ShopFacets = { readonly families: readonly Family[]; readonly facets: readonly FacetDefinition[] };

type ReadQuery = (asked: AskedAddress, shop: ShopFacets) => string;

/** A listing repeats its filters in some hundred links, so this bounds the page. Characters as written. */
const FILTERS_MAX = 1_000;
const VALUE_MAX = 300;
/** Longer ones cannot be old addresses of another shop that lead somewhere. */
const UNKNOWN_MAX = 300;
/** No address that the shop writes is as long: its listing is sent to the address that says the same. */
const LONG = 2_000;

/** The facets of every family. What a parameter means depends on the listing, so each meaning is here. */
export function shopFacets(families: readonly Family[]): ShopFacets {
  const every = families.flatMap((family) => familyFacetDefinitions([family]));
  const byParams = new Map(every.map((facet) => [`${facet.kind} ${paramsOf(facet).join()}`, facet]));
  return { families, facets: [...byParams.values()] };
}

const acceptedParams = (filter: ChosenFilter): FilterParam[] => {
  if (filter.kind === 'toggle') return [{ param: filter.facet.param, value: 'true' }];
  if (filter.kind === 'options')
    return filter.values.map(({ written: [first] }) => ({ param: filter.facet.param, value: first.trim() }));
  const { facet, from, to } = filter;
  return [
    ...(from === null ? [] : [{ param: facet.minParam, value: String(from) }]),
    ...(to === null ? [] : [{ param: facet.maxParam, value: String(to) }]),
  ];
};

const SWITCHES: readonly FilterParam[] = [
  { param: EXACT_PARAM, value: 'true' },
  { param: WHOLE_FORM.name, value: WHOLE_FORM.value },
];

/** What a listing takes from its address, in one order, as far as there is room. */
const listing: ReadQuery = ({ params }, { families, facets }) => {
  const { filters, ...rest } = readListingAddress(params, families, facets);
  let room = FILTERS_MAX;
  const accepted = filters.flatMap(acceptedParams).filter((param) => {
    const { length } = writeListingAddress({ filters: [param] });
    if (length > room) return false;
    room -= length;
    return true;
  });
  const switches = SWITCHES.filter(({ param, value }) => params.get(param) === value);
  return writeListingAddress({ ...rest, filters: [...accepted, ...switches] });
};

const only =
  (...names: readonly string[]): ReadQuery =>
  ({ params }) =>
    writeListingAddress({
      filters: names.map((param) => ({ param, value: (params.get(param) ?? '').slice(0, VALUE_MAX) })),
    });

const comparison: ReadQuery = ({ params }) =>
  writeListingAddress({ filters: [{ param: COMPARE_PARAM, value: idsInCompareAddress(params).join() }] });

const LISTING_PAGE = /^\/(search|categories|categories\/.*|brands\/.+)$/;

/** What each kind of page reads from its query. The first match wins; pages of one shopper are not here. */
const PAGES: readonly (readonly [RegExp, ReadQuery])[] = [
  [LISTING_PAGE, listing],
  [/^\/products\//, only(VARIANT_PARAM, 'width', 'height', 'depth')],
  [/^\/stores$/, only('near', 'lat', 'lng')],
  [/^\/compare$/, comparison],
  [/^\/dev\/blocks$/, only('kinds')],
  [/^\/(|_root|brands|offline|(stores|articles|forms|orders|stock-alerts|dev|_frames)(\/.*)?)$/, only()],
];

/** The old address of another shop may lead somewhere with its query only. */
const unknown: ReadQuery = ({ pathname, search }) => (pathname.length + search.length > UNKNOWN_MAX ? '' : search);

const pageOf = (pathname: string): string => pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, '') || '/';

/**
 * The address of what a page shows: its path, and of the query what the page reads, bounded and in one order. Pages are
 * rendered and kept under it. All else, such as campaigns and ids of clicks, is for the browser alone [D-2-07].
 */
export function pageAddress(asked: AskedAddress, shop: ShopFacets): string {
  const page = pageOf(asked.pathname);
  const [, read = unknown] = PAGES.find(([pattern]) => pattern.test(page)) ?? [];
  return asked.pathname + read(asked, shop);
}

/** Whether a listing was asked for at such length that the shopper is sent to its page address. */
export const isOverlong = ({ pathname, search }: Pick<AskedAddress, 'pathname' | 'search'>): boolean =>
  search.length > LONG && LISTING_PAGE.test(pageOf(pathname));
