import type { Client } from '@wattle/contract';
import { type Block, brandArticleId } from '@wattle/domain';
import { takeFigures } from '../features/catalogue/listing/brand-figures.ts';
import { brandPictures } from '../features/catalogue/listing/brand-pictures.ts';
import { BrandScreen } from '../features/catalogue/listing/brand-screen.tsx';
import { brandTiles, loadWhole } from '../features/catalogue/listing/brand-tiles.ts';
import { isFirstPage } from '../features/catalogue/listing/is-first-page.ts';
import type { Listing } from '../features/catalogue/listing/listing-types.ts';
import { loadListing } from '../features/catalogue/listing/load-listing.ts';
import { brandCrumbs } from '../features/catalogue/listing/view/listing-crumbs.ts';
import { listingHead } from '../features/catalogue/listing/view/listing-head.ts';
import { presentListing } from '../features/catalogue/listing/view/present-listing.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { ContentBlocks } from '../goods/blocks/content-blocks.tsx';
import { prepareBlocks } from '../goods/blocks/prepare-blocks.ts';
import { clientContext } from '../page/client-context.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/brand.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const [found, article] = await Promise.all([
    client.loadBrand({ path: `brands/${params.slug}` }),
    findArticle(client, params.slug),
  ]);
  const brand = pageValue(found, url);
  const { figures, rest } = takeFigures(article?.body ?? []);
  const listed = loadListing(client, { brandId: brand.id }, url);
  const [listing, whole, frame, blocks] = await Promise.all([
    listed,
    loadWhole(client, { brandId: brand.id }, url, listed),
    client.loadFrame({}),
    prepareOnFirstPage(rest, client, url, listed),
  ]);
  const crumbs = brandCrumbs(brand);
  return {
    brand,
    crumbs,
    figures,
    isWritten: rest.length > 0,
    blocks,
    tiles: rest.length > 0 ? [] : brandTiles(pageValue(frame, url).categories, whole),
    pictures: brandPictures(whole.products, article?.heroImage ?? null),
    listing: presentListing(listing, url.search),
    head: listingHead({ title: brand.name, description: brand.description, url, listing, crumbs }),
  };
}

/** What an editor wrote of the brand; most brands do without. */
async function findArticle(client: Client, slug: string) {
  const found = await client.findArticle({ id: brandArticleId(slug) });
  return found.status === 'SUCCESS' ? found.value.article : null;
}

/** Who filters, sorts or turns pages wants products: there the blocks are not shown, and nothing is asked for them. */
async function prepareOnFirstPage(blocks: readonly Block[], client: Client, url: URL, listed: Promise<Listing>) {
  const isFirst = url.search === '' || isFirstPage(await listed);
  return isFirst ? prepareBlocks(blocks, client) : [];
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Brand({ loaderData: { head: _, blocks, ...page } }: Route.ComponentProps) {
  return <BrandScreen {...page}>{blocks.length > 0 && <ContentBlocks blocks={blocks} />}</BrandScreen>;
}
