import { clientContext } from '../client-context.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { addressLine } from '../features/location/stores/store-address.ts';
import { StoreScreen } from '../features/location/stores/store-screen.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/store.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const store = pageValue(await context.get(clientContext).loadStore({ path: `stores/${params['*']}` }), url);
  return { store, canonical: `${url.origin}${url.pathname}` };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { store, canonical } = loaderData;
  return pageMeta({
    title: `${store.name} store`,
    description: `Wattle ${store.name}, ${addressLine(store)}: opening hours, services and how to get there. ${store.phone}.`,
    canonical,
  });
}

export default function StoreRoute({ loaderData }: Route.ComponentProps) {
  return <StoreScreen store={loaderData.store} />;
}
