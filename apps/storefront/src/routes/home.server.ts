import { SHOP } from '@wattle/domain/settings';
import { organizationData, websiteData } from '@wattle/domain/structured-data';
import type { LoadArgs } from '../app/load-args.ts';
import { findHome, type HomeArticle } from '../features/home/find-home.ts';
import { placeOnPage } from '../goods/blocks/place-on-page.ts';
import { prepareBlocks } from '../goods/blocks/prepare-blocks.ts';
import { pageMeta, SHOP_NAME } from '../page/page-meta.ts';

export async function load({ context, url }: LoadArgs) {
  const { client } = context;
  const home = await findHome(client, url);
  return {
    blocks: await prepareBlocks(placeOnPage(home.body), client, { title: 'page', baseUrl: url.origin }),
    head: homeHead(home, url.origin),
  };
}

function homeHead({ name, summary }: HomeArticle, origin: string) {
  const shop = { name: SHOP_NAME, origin, logo: '/icon.svg', phone: SHOP.supportPhone };
  return [
    ...pageMeta({ title: name, description: summary, canonical: `${origin}/` }),
    { jsonLd: organizationData(shop) },
    { jsonLd: websiteData(shop) },
  ];
}
