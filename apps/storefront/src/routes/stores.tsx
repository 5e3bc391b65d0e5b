import { findAround } from '../features/location/stores/find-around.ts';
import { searchStores } from '../features/location/stores/search-stores.ts';
import { toStoreRow } from '../features/location/stores/stores-data.ts';
import { StoresScreen } from '../features/location/stores/stores-screen.tsx';
import { clientContext } from '../page/client-context.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/stores.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const { around, words, problem } = await findAround(client, url.searchParams);
  const page = { words, problem, canonical: `${url.origin}/stores` };
  if (around) {
    const search = pageValue(await searchStores(client, around), url);
    return { ...page, found: { search }, total: search.total };
  }
  const { stores, total } = pageValue(await client.listStores({}), url);
  const nowMs = Date.now();
  return { ...page, found: { all: stores.map((store) => toStoreRow(store, nowMs)) }, total };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'Stores',
    description: `Find the nearest of our ${loaderData.total} stores: addresses, opening hours, holiday hours and what each one offers.`,
    canonical: loaderData.canonical,
  });
}

export default function Stores({ loaderData: { found, words, problem, total } }: Route.ComponentProps) {
  return <StoresScreen found={found} words={words} problem={problem} total={total} />;
}
