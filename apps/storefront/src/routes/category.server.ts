import { nounOf, wholeWords } from '@wattle/messages/listing-counts';
import type { LoadArgs } from '../app/load-args.ts';
import { loadListing } from '../features/catalogue/listing/load-listing.ts';
import { tilesPiece } from '../features/catalogue/listing/tiles-piece.server.tsx';
import { categoryCrumbs } from '../features/catalogue/listing/view/listing-crumbs.ts';
import { listingHead } from '../features/catalogue/listing/view/listing-head.ts';
import { presentListing } from '../features/catalogue/listing/view/present-listing.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { listingCards } from '../goods/card/card-pieces.server.tsx';
import { pageValue } from '../page/page-value.ts';

async function loadPage({ context, params, url }: LoadArgs<'*'>) {
  const { client } = context;
  const category = pageValue(await client.loadCategory({ path: `categories/${params['*']}` }), url);
  const listing = await loadListing(client, { categoryId: category.id }, url);
  const crumbs = categoryCrumbs(category);
  return {
    category: { name: category.name, path: category.path, description: category.description },
    tiles: tilesPiece({ tiles: category.children }),
    crumbs,
    listing: presentListing(
      listing,
      await listingCards(client, listing.products, url.origin),
      url.search,
      nounOf(category),
      wholeWords(listing.wholeTotal, category),
    ),
    head: listingHead({ title: category.name, description: category.description, url, listing, crumbs }),
  };
}

export function load(args: LoadArgs<'*'>) {
  return orNotFound(args, loadPage);
}
