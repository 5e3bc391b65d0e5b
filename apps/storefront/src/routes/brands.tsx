import { clientContext } from '../client-context.ts';
import { BrandIndexScreen } from '../features/catalogue/listing/brand-index-screen.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/brands.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { brands } = pageValue(await context.get(clientContext).listBrands({}), url);
  return { brands, canonical: `${url.origin}/brands` };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'All brands',
    description: `The ${loaderData.brands.length} brands of appliances and electronics at Wattle, from A to Z.`,
    canonical: loaderData.canonical,
  });
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandIndexScreen brands={loaderData.brands} />;
}
