import type { Client } from '@wattle/contract';
import type { Block } from '@wattle/domain';
import { pageValue } from '../../page/page-value.ts';
import { defaultHome } from './default-home.ts';

export type HomeArticle = { readonly name: string; readonly summary: string; readonly body: readonly Block[] };

const HOME = 'home';

/** What editors wrote for the home page, or the usual one where they wrote nothing. */
export async function findHome(client: Client, url: URL): Promise<HomeArticle> {
  const found = await client.findArticle({ id: HOME });
  if (found.status === 'SUCCESS') return found.value.article;
  if (found.status === 'ERROR') return pageValue<HomeArticle, string>(found, url);
  const { categories } = pageValue(await client.loadFrame({}), url);
  return {
    name: 'Appliances and electronics, delivered on the day you choose',
    summary:
      'Fridges, washers, ovens, televisions and the rest of the house, with their sizes, prices and delivery days.',
    body: defaultHome(categories),
  };
}
