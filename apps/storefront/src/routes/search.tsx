import { lazy, Suspense } from 'react';
import { asksForSomething } from '../features/catalogue/listing/listing-query.ts';
import { loadListing } from '../features/catalogue/listing/load-listing.ts';
import { loadWaysOn } from '../features/catalogue/listing/load-ways-on.ts';
import { DidYouMean, SearchScreen } from '../features/catalogue/listing/search-screen.tsx';
import { listingHead } from '../features/catalogue/listing/view/listing-head.ts';
import { presentListing } from '../features/catalogue/listing/view/present-listing.ts';
import { searchTitle } from '../features/catalogue/listing/view/search-title.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { clientContext } from '../page/client-context.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/search.ts';

/** Most searches find something. */
const NoResults = lazy(() => import('../features/catalogue/listing/no-results-screen.tsx'));

const ABOUT = { description: 'Search the appliances and electronics at Wattle.', hidden: true };
/** Nothing was asked for. */
const NO_SEARCH = { q: '', wholeTotal: 0, applied: [], didYouMean: null };

async function load({ context, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const found = asksForSomething(url.search) ? await loadListing(client, {}, url) : null;
  const isAsked = found !== null && (found.q !== '' || found.applied.length > 0);
  const asked = isAsked ? found : NO_SEARCH;
  const search = { q: asked.q, didYouMean: asked.didYouMean, title: searchTitle(asked) };
  // filters that leave nothing can be taken away again: that is a list, with its facets
  if (isAsked && found.wholeTotal > 0) {
    const head = listingHead({ ...ABOUT, title: search.title, url, listing: found, crumbs: [{ label: 'Search' }] });
    return { search, listing: presentListing(found, url.search), waysOn: null, head };
  }
  const head = pageMeta({ ...ABOUT, title: search.title, canonical: `${url.origin}/search` });
  return { search, listing: null, waysOn: await loadWaysOn(client, url), head };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { listing, search, waysOn } = loaderData;
  if (listing) return <SearchScreen search={search} listing={listing} />;
  return (
    <Suspense>
      <NoResults search={search} spelling={<DidYouMean words={search.didYouMean} />} {...waysOn} />
    </Suspense>
  );
}
