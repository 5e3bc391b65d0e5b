import { organizationData, SHOP, websiteData } from '@wattle/domain';
import { clientContext } from '../client-context.ts';
import { HomeScreen } from '../features/catalogue/home/home-screen.tsx';
import { pageMeta, SHOP_NAME } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/home.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const home = pageValue(await context.get(clientContext).loadHome({}), url);
  return { home, head: homeHead(url.origin) };
}

function homeHead(origin: string) {
  const shop = { name: SHOP_NAME, origin, logo: '/icon.svg', phone: SHOP.supportPhone };
  return [
    ...pageMeta({
      title: 'Appliances and electronics, delivered on the day you choose',
      description:
        'Fridges, washers, ovens, televisions and the rest of the house: exact sizes, real reductions, delivery across Australia and stores in every state.',
      canonical: `${origin}/`,
    }),
    { 'script:ld+json': organizationData(shop) },
    { 'script:ld+json': websiteData(shop) },
  ];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen home={loaderData.home} />;
}
