import { clientContext } from '../client-context.ts';
import { CategoryScreen } from '../features/catalogue/listing/category-screen.tsx';
import { listingCanonical, loadListing } from '../features/catalogue/listing/load-listing.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/category.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const category = pageValue(await client.loadCategory({ path: `categories/${params['*']}` }), url);
  const listing = await loadListing(client, { categoryId: category.id }, url);
  return { category, listing, canonical: listingCanonical(url) };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, listing, canonical } = loaderData;
  const page = listing.page > 1 ? `, page ${listing.page}` : '';
  return pageMeta({ title: `${category.name}${page}`, description: category.description, canonical });
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <CategoryScreen category={loaderData.category} listing={loaderData.listing} />;
}
