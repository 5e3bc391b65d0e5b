import { clientContext } from '../client-context.ts';
import { BrandCategoryScreen } from '../features/catalogue/listing/brand-screen.tsx';
import { listingCanonical, loadListing } from '../features/catalogue/listing/load-listing.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/brand-category.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const [brand, category] = await Promise.all([
    client.loadBrand({ path: `brands/${params.slug}` }),
    client.loadCategory({ path: `categories/${params['*']}` }),
  ]);
  const [ofBrand, inCategory] = [pageValue(brand, url), pageValue(category, url)];
  const listing = await loadListing(client, { brandId: ofBrand.id, categoryId: inCategory.id }, url);
  return { brand: ofBrand, category: inCategory, listing, canonical: listingCanonical(url) };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { brand, category, canonical } = loaderData;
  const title = `${brand.name} ${category.name.toLowerCase()}`;
  return pageMeta({ title, description: `${title} at Wattle. ${brand.description}`, canonical });
}

export default function BrandCategory({ loaderData }: Route.ComponentProps) {
  return <BrandCategoryScreen {...loaderData} />;
}
