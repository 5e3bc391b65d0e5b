import { pageLink } from '@wattle/domain/links';
import { EXACT_PARAM, writeListingAddress } from '@wattle/domain/listing';
import { inSentence } from '@wattle/messages/listing-counts';
import * as resultWords from '@wattle/messages/search-results';
import { withoutParams } from '../listing-query.ts';
import type { Listing } from '../listing-types.ts';

type LabelledLink = { readonly label: string; readonly to: string };

/** What a search page says above its products. */
export type SearchNote = {
  /** The heading in two tones: 'Showing results for' 'washing machine'. */
  readonly heading: { readonly soft: string; readonly strong: string } | null;
  /** Searches for the words as they were typed. */
  readonly instead: LabelledLink | null;
  readonly offers: readonly (LabelledLink & { readonly count: number })[];
  /** How the words were read, each with the listing without it. */
  readonly pills: readonly LabelledLink[];
  readonly clearTo: string;
  readonly unused: { readonly words: readonly string[]; readonly why: string; readonly exactTo: string } | null;
  readonly intro: string | null;
  readonly help: readonly (LabelledLink & Pick<Listing['help'][number], 'kicker' | 'summary' | 'steps'>)[];
};

type Searched = Pick<Listing, 'q' | 'total' | 'wholeTotal' | 'understood' | 'help' | 'applied'>;

const linkTo = (address: string): string => `/search${address}`;
const exactLink = (q: string): string =>
  linkTo(writeListingAddress({ q, filters: [{ param: EXACT_PARAM, value: 'true' }] }));

/** The plural noun for what a search found. */
export const nounOfKind = (kind: string | null | undefined): string => (kind ? inSentence(kind) : 'products');

/** Puts what the shop understood into words and links. Server only. */
export function presentSearch(listing: Searched): SearchNote | null {
  const { q, understood, help, total } = listing;
  if (q === '') return null;
  const noun = nounOfKind(understood?.kind);
  const isRead = understood !== null && (understood.hasFilters || understood.unused.length > 0);
  return {
    heading: headingOf(listing, noun),
    instead: understood?.corrected ? { label: q, to: exactLink(q) } : null,
    offers:
      understood?.offers.map(({ query, count }) => ({
        label: query,
        count,
        to: linkTo(writeListingAddress({ q: query })),
      })) ?? [],
    pills: isRead ? pillsOf(listing, understood) : [],
    clearTo: linkTo(''),
    unused:
      understood && understood.unused.length > 0
        ? { words: understood.unused, why: resultWords.noneIsDescribed(noun), exactTo: exactLink(q) }
        : null,
    intro: help.length > 0 ? resultWords.helpFirst(total) : null,
    help: help.map(({ name, path, ...answer }) => ({ label: name, to: pageLink(path), ...answer })),
  };
}

/** Null where the page's title says it. */
function headingOf({ q, understood, wholeTotal, help }: Searched, noun: string): SearchNote['heading'] {
  if (understood === null) return null;
  const { corrected, absentBrand, offers } = understood;
  if (absentBrand !== null) {
    return { soft: resultWords.notStocked(absentBrand), strong: wholeTotal > 0 ? resultWords.hereAreOur(noun) : '' };
  }
  if (corrected !== null) return { soft: resultWords.showingResultsFor, strong: corrected };
  const isNothing = wholeTotal === 0 && help.length === 0;
  return isNothing && offers.length > 0 ? { soft: resultWords.noExactMatchFor, strong: q } : null;
}

/** The kind first, then each filter. */
function pillsOf({ applied }: Searched, { kind, address }: NonNullable<Listing['understood']>): LabelledLink[] {
  const filters = applied.map(({ label, remove }) => ({ label, to: linkTo(withoutParams(address, remove)) }));
  const others = [...new URLSearchParams(address)].filter(([param]) => param !== 'q');
  const withoutKind = writeListingAddress({ filters: others.map(([param, value]) => ({ param, value })) });
  return kind === null ? filters : [{ label: kind, to: linkTo(withoutKind) }, ...filters];
}
