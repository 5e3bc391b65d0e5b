import type { Client } from '@wattle/contract';
import { type Block, brandArticleId } from '@wattle/domain/content';
import type { LoadArgs } from '../app/load-args.ts';
import { takeFigures } from '../features/catalogue/listing/brand-figures.ts';
import { brandPictures } from '../features/catalogue/listing/brand-pictures.ts';
import { brandTiles, loadWhole } from '../features/catalogue/listing/brand-tiles.ts';
import { isFirstPage } from '../features/catalogue/listing/is-first-page.ts';
import type { Listing } from '../features/catalogue/listing/listing-types.ts';
import { loadListing } from '../features/catalogue/listing/load-listing.ts';
import { brandCrumbs } from '../features/catalogue/listing/view/listing-crumbs.ts';
import { listingHead } from '../features/catalogue/listing/view/listing-head.ts';
import { presentListing } from '../features/catalogue/listing/view/present-listing.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { prepareBlocks } from '../goods/blocks/prepare-blocks.ts';
import { listingCards } from '../goods/card/card-pieces.server.tsx';
import { pageValue } from '../page/page-value.ts';

async function loadPage({ context, params, url }: LoadArgs<'slug'>) {
  const { client } = context;
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
    listing: presentListing(listing, await listingCards(client, listing.products, url.origin), url.search),
    head: listingHead({ title: brand.name, description: brand.description, url, listing, crumbs }),
  };
}

/** The brand's article; most brands have none. */
async function findArticle(client: Client, slug: string) {
  const found = await client.findArticle({ id: brandArticleId(slug) });
  return found.status === 'SUCCESS' ? found.value.article : null;
}

/** Blocks show only on the first, unfiltered page, so other pages do not load their data. */
async function prepareOnFirstPage(blocks: readonly Block[], client: Client, url: URL, listed: Promise<Listing>) {
  const isFirst = url.search === '' || isFirstPage(await listed);
  return isFirst ? prepareBlocks(blocks, client, { baseUrl: url.origin }) : [];
}

export function load(args: LoadArgs<'slug'>) {
  return orNotFound(args, loadPage);
}
