import { countWords, inSentence, nounOf } from '@wattle/messages';
import { BrandCategoryScreen } from '../features/catalogue/listing/brand-category-screen.tsx';
import { brandTiles, loadWhole } from '../features/catalogue/listing/brand-tiles.ts';
import { loadListing } from '../features/catalogue/listing/load-listing.ts';
import { brandCategoryCrumbs } from '../features/catalogue/listing/view/listing-crumbs.ts';
import { listingHead } from '../features/catalogue/listing/view/listing-head.ts';
import { presentListing } from '../features/catalogue/listing/view/present-listing.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { clientContext } from '../page/client-context.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/brand-category.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const [foundBrand, foundCategory] = await Promise.all([
    client.loadBrand({ path: `brands/${params.slug}` }),
    client.loadCategory({ path: `categories/${params['*']}` }),
  ]);
  const [brand, category] = [pageValue(foundBrand, url), pageValue(foundCategory, url)];
  const place = { brandId: brand.id, categoryId: category.id };
  const listed = loadListing(client, place, url);
  const [listing, whole] = await Promise.all([listed, loadWhole(client, place, url, listed)]);
  const title = `${brand.name} ${inSentence(category.name)}`;
  const description = `${title} at Wattle. ${brand.description}`;
  const crumbs = brandCategoryCrumbs(brand, category);
  const noun = nounOf(category.name);
  return {
    title,
    whole: countWords(listing.wholeTotal, noun),
    brand,
    category,
    crumbs,
    tiles: brandTiles(category.children, whole),
    listing: presentListing(listing, url.search, noun),
    head: listingHead({ title, description, url, listing, crumbs }),
  };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function BrandCategory({ loaderData: { head: _, ...page } }: Route.ComponentProps) {
  return <BrandCategoryScreen {...page} />;
}
