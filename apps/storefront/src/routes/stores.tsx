import { clientContext } from '../client-context.ts';
import { findAround } from '../features/location/stores/find-around.ts';
import { StoresScreen } from '../features/location/stores/stores-screen.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/stores.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const { around, words } = await findAround(client, url.searchParams);
  const { stores, total } = pageValue(await client.listStores(around ? { lat: around.lat, lng: around.lng } : {}), url);
  return { around, words, stores, total, canonical: `${url.origin}/stores` };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'Stores',
    description: `Find the nearest of our ${loaderData.total} stores: addresses, opening hours, holiday hours and what each one offers.`,
    canonical: loaderData.canonical,
  });
}

export default function Stores({ loaderData: { stores, around, words, total } }: Route.ComponentProps) {
  return <StoresScreen stores={stores} around={around} words={words} total={total} />;
}
