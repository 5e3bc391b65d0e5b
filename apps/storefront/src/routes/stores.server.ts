import * as commonWords from '@wattle/messages/common';
import * as storesWords from '@wattle/messages/stores';
import type { LoadArgs } from '../app/load-args.ts';
import { findAround } from '../features/location/stores/find-around.ts';
import { searchStores } from '../features/location/stores/search-stores.ts';
import { toStoreRow } from '../features/location/stores/stores-data.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';

export async function load({ context, url }: LoadArgs) {
  const { client } = context;
  const { around, words, problem } = await findAround(client, url.searchParams);
  const page = { words, problem };
  if (around) {
    const search = pageValue(await searchStores(client, around), url);
    return { ...page, found: { search }, total: search.total, head: storesHead(search.total, url) };
  }
  const { stores, total } = pageValue(await client.listStores({}), url);
  const nowMs = Date.now();
  return {
    ...page,
    found: { all: stores.map((store) => toStoreRow(store, nowMs)) },
    total,
    head: storesHead(total, url),
  };
}

const storesHead = (total: number, { origin }: URL) =>
  pageMeta({
    title: commonWords.stores,
    description: storesWords.storesMeta(total),
    canonical: `${origin}/stores`,
  });
