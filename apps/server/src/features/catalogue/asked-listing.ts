import type { CallValue } from '@wattle/contract';
import { EXACT_PARAM, type ListingScope, readListingAddress, writeListingAddress } from '@wattle/domain/listing';
import type { SearchProvider } from '@wattle/providers/search';
import { findHelp, questionOf } from '../../search/find-help.ts';
import type { Understand } from '../../search/understanding/create-understanding.ts';
import type { Understood } from '../../search/understanding/understand-query.ts';

type Listing = CallValue<'listProducts'>;

/** A listing as it was asked for, with the words of a search turned into filters. */
export type AskedListing = Pick<Listing, 'q' | 'understood' | 'help'> & {
  readonly scope: ListingScope;
  readonly params: URLSearchParams;
};

type Searching = { readonly search: SearchProvider; readonly understand: Understand };

/** Understands the words of a search. Those of a category's or brand's page stay as they are. */
export async function askedFor(
  scope: ListingScope,
  params: URLSearchParams,
  searching: Searching,
): Promise<AskedListing> {
  const { q } = readListingAddress(params, [], []);
  const isSearch = scope.categoryId === undefined && scope.brandId === undefined && q !== '';
  if (!isSearch) return { scope, params, q, understood: null, help: [] };
  if (params.get(EXACT_PARAM) === 'true') {
    return { scope: { ...scope, isAsSpelt: true }, params, q, understood: null, help: [] };
  }
  const read = await searching.understand(q);
  const words = read.corrected ?? q;
  const topic = questionOf(words, read);
  // filters alone, such as 'sale', ask for products
  const isAsking = topic !== null || (read.kind === null && read.query !== '');
  const help = isAsking ? await findHelp(searching.search, words, topic) : [];
  const understood = help.length > 0 ? asQuestion(read, words) : read;
  const stated = stateFilters(params, understood);
  return {
    scope: { ...scope, kind: understood.kind?.anyOf, isAsSpelt: true },
    params: stated,
    q,
    understood: tell(understood, stated),
    help,
  };
}

/** The words of a question are no product's, so none of them is missed. */
const asQuestion = (read: Understood, words: string): Understood =>
  read.kind === null ? { ...read, query: words, filters: [], unused: [], offers: [] } : { ...read, unused: [] };

/** The address with the words' filters beside its own, which come first. */
function stateFilters(params: URLSearchParams, { query, filters }: Understood): URLSearchParams {
  const stated = new URLSearchParams(params);
  stated.set('q', query);
  for (const { param, value } of filters) if (!params.has(param)) stated.append(param, value);
  return stated;
}

function tell(
  { kind, corrected, offers, unused, absentBrand, filters }: Understood,
  stated: URLSearchParams,
): Listing['understood'] {
  const { sort } = readListingAddress(stated, [], []);
  const own = [...stated].filter(([name]) => name !== 'q' && name !== 'sort' && name !== 'page');
  const q = stated.get('q') || (kind?.label ?? '');
  return {
    address: writeListingAddress({ q, sort, filters: own.map(([param, value]) => ({ param, value })) }),
    kind: kind?.label || null,
    corrected,
    offers: [...offers],
    unused: [...unused],
    absentBrand,
    hasFilters: filters.length > 0,
  };
}
