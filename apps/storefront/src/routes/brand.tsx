import { clientContext } from '../client-context.ts';
import { BrandScreen } from '../features/catalogue/listing/brand-screen.tsx';
import { listingCanonical, loadListing } from '../features/catalogue/listing/load-listing.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/brand.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const brand = pageValue(await client.loadBrand({ path: `brands/${params.slug}` }), url);
  const listing = await loadListing(client, { brandId: brand.id }, url);
  return { brand, listing, canonical: listingCanonical(url) };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { brand, canonical } = loaderData;
  return pageMeta({ title: brand.name, description: brand.description, canonical });
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <BrandScreen brand={loaderData.brand} listing={loaderData.listing} />;
}
