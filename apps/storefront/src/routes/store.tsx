import { breadcrumbData, type Store, storeData } from '@wattle/domain';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { loadSurroundings } from '../features/location/stores/load-surroundings.ts';
import { addressLine, storeCrumbs } from '../features/location/stores/store-address.ts';
import { StoreScreen } from '../features/location/stores/store-screen.tsx';
import { clientContext } from '../page/client-context.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/store.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const store = pageValue(await client.loadStore({ path: `stores/${params['*']}` }), url);
  return { store, ...(await loadSurroundings(client, store)), head: storeHead(store, url) };
}

function storeHead(store: Store, { origin, pathname }: URL) {
  const canonical = `${origin}${pathname}`;
  return [
    ...pageMeta({
      title: `${store.name} store`,
      description: `Wattle ${store.name}, ${addressLine(store)}: opening hours, services and how to get there. ${store.phone}.`,
      canonical,
    }),
    { 'script:ld+json': storeData(store, origin, Date.now()) },
    { 'script:ld+json': breadcrumbData(storeCrumbs(store), origin, canonical) },
  ];
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function StoreRoute({ loaderData }: Route.ComponentProps) {
  const { store, shelf, nearby, places } = loaderData;
  return <StoreScreen store={store} shelf={shelf} nearby={nearby} places={places} />;
}
