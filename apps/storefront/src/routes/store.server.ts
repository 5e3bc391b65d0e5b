import type { Store } from '@wattle/domain/stores';
import { breadcrumbData, storeData } from '@wattle/domain/structured-data';
import * as storesWords from '@wattle/messages/stores';
import type { LoadArgs } from '../app/load-args.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { loadSurroundings } from '../features/location/stores/load-surroundings.ts';
import { addressLine, storeCrumbs } from '../features/location/stores/store-address.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';

async function loadPage({ context, params, url }: LoadArgs<'*'>) {
  const { client } = context;
  const store = pageValue(await client.loadStore({ path: `stores/${params['*']}` }), url);
  return { store, ...(await loadSurroundings(client, store)), head: storeHead(store, url) };
}

function storeHead(store: Store, { origin, pathname }: URL) {
  const canonical = `${origin}${pathname}`;
  return [
    ...pageMeta({
      title: storesWords.storeTitle(store.name),
      description: storesWords.storeMeta(store.name, addressLine(store), store.phone),
      canonical,
    }),
    { jsonLd: storeData(store, origin, Date.now()) },
    { jsonLd: breadcrumbData(storeCrumbs(store), origin, canonical) },
  ];
}

export function load(args: LoadArgs<'*'>) {
  return orNotFound(args, loadPage);
}
