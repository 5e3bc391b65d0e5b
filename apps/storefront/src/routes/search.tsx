import type { Client } from '@wattle/contract';
import { SHOP } from '@wattle/domain';
import { clientContext } from '../client-context.ts';
import { withoutEmptySections } from '../features/article/without-empty-sections.ts';
import { type ListingAddress, readListingAddress } from '../features/catalogue/listing/listing-address.ts';
import { loadListing } from '../features/catalogue/listing/load-listing.ts';
import { NoResultsScreen, SearchScreen, searchTitle } from '../features/catalogue/listing/search-screen.tsx';
import { ContentBlocks } from '../features/content/blocks.tsx';
import { readBlocks } from '../features/content/read-blocks.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/search.ts';

const asksForSomething = ({ q, filter }: ListingAddress): boolean => q !== '' || filter !== null;

async function load({ context, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const address = readListingAddress(url.searchParams);
  const listing = asksForSomething(address) ? await loadListing(client, {}, url) : null;
  const canonical = `${url.origin}/search`;
  if (listing && listing.total > 0) return { address, listing, waysOn: null, canonical };
  return { address, listing, waysOn: await loadWaysOn(client, url), canonical };
}

/** The article for this case is optional: without it there are still the categories [C-8-72 D-8-13]. */
async function loadWaysOn(client: Client, url: URL) {
  const [frame, article] = await Promise.all([
    client.loadFrame({}),
    client.findArticle({ id: SHOP.articleIds.noResultsFound }),
  ]);
  return {
    popular: pageValue(frame, url).categories,
    blocks: article.status === 'SUCCESS' ? withoutEmptySections(readBlocks(article.value.article.body)) : [],
  };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = searchTitle(loaderData.address, loaderData.listing?.total ?? 0);
  return pageMeta({
    title,
    description: 'Search the appliances and electronics at Wattle.',
    canonical: loaderData.canonical,
    hidden: true,
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { address, listing, waysOn } = loaderData;
  if (waysOn) {
    return (
      <NoResultsScreen address={address} popular={waysOn.popular} article={<ContentBlocks blocks={waysOn.blocks} />} />
    );
  }
  return listing && <SearchScreen address={address} listing={listing} />;
}
