import type { Client } from '@wattle/contract';
import type { Block } from '@wattle/domain/content';
import * as homeWords from '@wattle/messages/home';
import { pageValue } from '../../page/page-value.ts';
import { defaultHome } from './default-home.ts';

export type HomeArticle = { readonly name: string; readonly summary: string; readonly body: readonly Block[] };

const HOME = 'home';

/** The editors' home page, or the default one. */
export async function findHome(client: Client, url: URL): Promise<HomeArticle> {
  const found = await client.findArticle({ id: HOME });
  if (found.status === 'SUCCESS') return found.value.article;
  if (found.status === 'ERROR') return pageValue<HomeArticle, string>(found, url);
  const { categories } = pageValue(await client.loadFrame({}), url);
  return {
    name: homeWords.homeTitle,
    summary: homeWords.homeMeta,
    body: defaultHome(categories),
  };
}
