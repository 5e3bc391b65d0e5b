import type { ShopIdentity } from '@wattle/domain/shop-identity';
import { organizationData, websiteData } from '@wattle/domain/structured-data';
import type { LoadArgs } from '../app/load-args.ts';
import { findHome, type HomeArticle } from '../features/home/find-home.ts';
import { placeOnPage } from '../goods/blocks/place-on-page.ts';
import { prepareBlocks } from '../goods/blocks/prepare-blocks.ts';
import { pageMeta } from '../page/page-meta.ts';

export async function load({ context, url, shop }: LoadArgs) {
  const { client } = context;
  const home = await findHome(client, url);
  return {
    blocks: await prepareBlocks(placeOnPage(home.body), client, { title: 'page', baseUrl: url.origin }),
    head: homeHead(home, url.origin, shop),
  };
}

function homeHead({ name, summary }: HomeArticle, origin: string, { name: shopName, phone, social }: ShopIdentity) {
  const shop = { name: shopName, origin, logo: '/icon.svg', phone, sameAs: social.map(({ url }) => url) };
  return [
    ...pageMeta({ title: name, description: summary, canonical: `${origin}/` }),
    { jsonLd: organizationData(shop) },
    { jsonLd: websiteData(shop) },
  ];
}
