import { nounOf } from '@wattle/messages';
import { CategoryScreen } from '../features/catalogue/listing/category-screen.tsx';
import { loadListing } from '../features/catalogue/listing/load-listing.ts';
import { categoryCrumbs } from '../features/catalogue/listing/view/listing-crumbs.ts';
import { listingHead } from '../features/catalogue/listing/view/listing-head.ts';
import { presentListing } from '../features/catalogue/listing/view/present-listing.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { clientContext } from '../page/client-context.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/category.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const category = pageValue(await client.loadCategory({ path: `categories/${params['*']}` }), url);
  const listing = await loadListing(client, { categoryId: category.id }, url);
  const crumbs = categoryCrumbs(category);
  return {
    category,
    crumbs,
    listing: presentListing(listing, url.search, nounOf(category.name)),
    head: listingHead({ title: category.name, description: category.description, url, listing, crumbs }),
  };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Category({ loaderData: { category, crumbs, listing } }: Route.ComponentProps) {
  return <CategoryScreen category={category} crumbs={crumbs} listing={listing} />;
}
