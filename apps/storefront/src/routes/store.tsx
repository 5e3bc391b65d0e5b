import { breadcrumbData, type Store, storeData } from '@wattle/domain';
import { clientContext } from '../client-context.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { addressLine } from '../features/location/stores/store-address.ts';
import { StoreScreen } from '../features/location/stores/store-screen.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/store.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const store = pageValue(await context.get(clientContext).loadStore({ path: `stores/${params['*']}` }), url);
  return { store, head: storeHead(store, url) };
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
    {
      'script:ld+json': breadcrumbData([{ label: 'Stores', to: '/stores' }, { label: store.name }], origin, canonical),
    },
  ];
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function StoreRoute({ loaderData }: Route.ComponentProps) {
  return <StoreScreen store={loaderData.store} />;
}
