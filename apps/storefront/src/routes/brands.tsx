import { breadcrumbData } from '@wattle/domain';
import { BrandIndexScreen } from '../features/catalogue/listing/brand-index-screen.tsx';
import { clientContext } from '../page/client-context.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/brands.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { brands } = pageValue(await context.get(clientContext).listBrands({}), url);
  const canonical = `${url.origin}/brands`;
  const head = [
    ...pageMeta({
      title: 'All brands',
      description: `The ${brands.length} brands of appliances and electronics at Wattle, from A to Z.`,
      canonical,
    }),
    { 'script:ld+json': breadcrumbData([{ label: 'Brands' }], url.origin, canonical) },
  ];
  return { brands, head };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandIndexScreen brands={loaderData.brands} />;
}
