import { FEATURED_FACET } from '@wattle/domain/listing';
import * as commonWords from '@wattle/messages/common';
import * as listingWords from '@wattle/messages/listing';
import type { LoadArgs } from '../app/load-args.ts';
import { asksForSomething } from '../features/catalogue/listing/listing-query.ts';
import { loadListing } from '../features/catalogue/listing/load-listing.ts';
import { loadWaysOn } from '../features/catalogue/listing/load-ways-on.ts';
import { campaignEnd } from '../features/catalogue/listing/view/campaign-end.ts';
import { listingHead } from '../features/catalogue/listing/view/listing-head.ts';
import { presentListing } from '../features/catalogue/listing/view/present-listing.ts';
import { nounOfKind, presentSearch } from '../features/catalogue/listing/view/present-search.ts';
import { searchTitle } from '../features/catalogue/listing/view/search-title.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { listingCards } from '../goods/card/card-pieces.server.tsx';
import { optionalValue } from '../page/optional-value.ts';
import { pageMeta } from '../page/page-meta.ts';

const ABOUT = { description: listingWords.searchMeta, hidden: true };

/** No search term. */
const NO_SEARCH = { q: '', total: 0, wholeTotal: 0, applied: [], understood: null, help: [] };

async function loadPage({ context, url }: LoadArgs) {
  const { client } = context;
  const found = asksForSomething(url.search) ? await loadListing(client, {}, url) : null;
  const isAsked = found !== null && (found.q !== '' || found.applied.length > 0);
  const asked = isAsked ? found : NO_SEARCH;
  const note = presentSearch(asked);
  const badges = url.searchParams.has(FEATURED_FACET.param)
    ? await optionalValue(() => client.listPrimaryBadges({}))
    : [];
  const search = { q: asked.q, title: searchTitle(asked), note, until: campaignEnd(url.search, badges ?? []) };
  // filters that leave nothing can be removed again, so show the list with its facets
  if (isAsked && found.wholeTotal > 0) {
    const head = listingHead({
      ...ABOUT,
      title: search.title,
      url,
      listing: found,
      crumbs: [{ label: commonWords.search }],
    });
    return {
      search,
      listing: presentListing(
        found,
        await listingCards(client, found.products, url.origin),
        url.search,
        nounOfKind(found.understood?.kind),
      ),
      waysOn: null,
      head,
    };
  }
  const head = pageMeta({ ...ABOUT, title: search.title, canonical: `${url.origin}/search` });
  return { search, listing: null, waysOn: await loadWaysOn(client, url), head };
}

export function load(args: LoadArgs) {
  return orNotFound(args, loadPage);
}
