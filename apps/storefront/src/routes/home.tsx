import { organizationData, SHOP, websiteData } from '@wattle/domain';
import { findHome, type HomeArticle } from '../features/home/find-home.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { placeOnPage } from '../goods/blocks/place-on-page.ts';
import { prepareBlocks } from '../goods/blocks/prepare-blocks.ts';
import { clientContext } from '../page/client-context.ts';
import { pageMeta, SHOP_NAME } from '../page/page-meta.ts';
import type { Route } from './+types/home.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const home = await findHome(client, url);
  return {
    blocks: await prepareBlocks(placeOnPage(home.body), client, { title: 'page' }),
    head: homeHead(home, url.origin),
  };
}

function homeHead({ name, summary }: HomeArticle, origin: string) {
  const shop = { name: SHOP_NAME, origin, logo: '/icon.svg', phone: SHOP.supportPhone };
  return [
    ...pageMeta({ title: name, description: summary, canonical: `${origin}/` }),
    { 'script:ld+json': organizationData(shop) },
    { 'script:ld+json': websiteData(shop) },
  ];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen blocks={loaderData.blocks} />;
}
