import { clientContext } from '../client-context.ts';
import { BrandScreen } from '../features/catalogue/listing/brand-screen.tsx';
import { brandTiles, loadWhole } from '../features/catalogue/listing/brand-tiles.ts';
import { loadListing } from '../features/catalogue/listing/load-listing.ts';
import { brandCrumbs } from '../features/catalogue/listing/view/listing-crumbs.ts';
import { listingHead } from '../features/catalogue/listing/view/listing-head.ts';
import { presentListing } from '../features/catalogue/listing/view/present-listing.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/brand.ts';

const PICTURES = 3;

async function load({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const brand = pageValue(await client.loadBrand({ path: `brands/${params.slug}` }), url);
  const place = { brandId: brand.id };
  const [listing, frame] = await Promise.all([loadListing(client, place, url), client.loadFrame({})]);
  const whole = await loadWhole(client, place, url, listing);
  const crumbs = brandCrumbs(brand);
  return {
    brand,
    crumbs,
    tiles: brandTiles(pageValue(frame, url).categories, whole),
    pictures: whole.products.flatMap(({ images }) => images.slice(0, 1)).slice(0, PICTURES),
    listing: presentListing(listing, url.search),
    head: listingHead({ title: brand.name, description: brand.description, url, listing, crumbs }),
  };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Brand({ loaderData: { head: _, ...page } }: Route.ComponentProps) {
  return <BrandScreen {...page} />;
}
