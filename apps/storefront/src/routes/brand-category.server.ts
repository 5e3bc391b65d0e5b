import { brandCategoryLink } from '@wattle/domain/links';
import * as listingWords from '@wattle/messages/listing';
import { countWords, inSentence, nounOf } from '@wattle/messages/listing-counts';
import type { LoadArgs } from '../app/load-args.ts';
import { brandTiles, loadWhole } from '../features/catalogue/listing/brand-tiles.ts';
import { loadListing } from '../features/catalogue/listing/load-listing.ts';
import { tilesPiece } from '../features/catalogue/listing/tiles-piece.server.tsx';
import { brandCategoryCrumbs } from '../features/catalogue/listing/view/listing-crumbs.ts';
import { listingHead } from '../features/catalogue/listing/view/listing-head.ts';
import { presentListing } from '../features/catalogue/listing/view/present-listing.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { listingCards } from '../goods/card/card-pieces.server.tsx';
import { pageValue } from '../page/page-value.ts';

async function loadPage({ context, params, url }: LoadArgs<'slug' | '*'>) {
  const { client } = context;
  const [foundBrand, foundCategory] = await Promise.all([
    client.loadBrand({ path: `brands/${params.slug}` }),
    client.loadCategory({ path: `categories/${params['*']}` }),
  ]);
  const [brand, category] = [pageValue(foundBrand, url), pageValue(foundCategory, url)];
  const place = { brandId: brand.id, categoryId: category.id };
  const listed = loadListing(client, place, url);
  const [listing, whole] = await Promise.all([listed, loadWhole(client, place, url, listed)]);
  const title = `${brand.name} ${inSentence(category.name)}`;
  const description = listingWords.brandCategoryMeta(title, brand.description);
  const crumbs = brandCategoryCrumbs(brand, category);
  const noun = nounOf(category);
  return {
    title,
    whole: countWords(listing.wholeTotal, noun),
    brand: { name: brand.name, path: brand.path },
    category: { path: category.path, description: category.description },
    crumbs,
    tiles: tilesPiece({
      tiles: brandTiles(category.children, whole),
      linkOf: (tile) => brandCategoryLink(brand, tile),
    }),
    listing: presentListing(listing, await listingCards(client, listing.products, url.origin), url.search, noun),
    head: listingHead({ title, description, url, listing, crumbs }),
  };
}

export function load(args: LoadArgs<'slug' | '*'>) {
  return orNotFound(args, loadPage);
}
