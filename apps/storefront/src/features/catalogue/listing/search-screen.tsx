import type { CallValue } from '@wattle/contract';
import type { ReactNode } from 'react';
import { PageHead } from '../../../page/page-head.tsx';
import styles from './category-screen.module.css';
import { PopularCategories } from './category-tiles.tsx';
import type { ListingAddress } from './listing-address.ts';
import type { Listing } from './load-listing.ts';
import { ProductListing } from './product-listing.tsx';

type Tiles = CallValue<'loadFrame'>['categories'];

const POPULAR = 6;

/** What a search is called on its page and in the window's title. */
export function searchTitle({ q, filter }: ListingAddress, total: number): string {
  if (q === '') return filter ? filter.label : 'What are you looking for?';
  return total > 0 ? `Results for “${q}”` : `Nothing for “${q}”`;
}

export function SearchScreen({ address, listing }: { address: ListingAddress; listing: Listing }) {
  const title = searchTitle(address, listing.total);
  return (
    <div className="wrap">
      <PageHead crumbs={[{ label: address.q === '' ? title : 'Search' }]} title={title} />
      <ProductListing listing={listing} />
    </div>
  );
}

type NothingProps = {
  address: ListingAddress;
  popular: Tiles;
  /** The article that the shop has written for this case. */
  article: ReactNode;
};

/** Nothing was found, or nothing was asked: never a dead end. */
export function NoResultsScreen({ address, popular, article }: NothingProps) {
  return (
    <div className="wrap">
      <PageHead crumbs={[{ label: 'Search' }]} title={searchTitle(address, 0)} />
      {address.q !== '' && <div className={styles.article}>{article}</div>}
      <section className={styles.listing} aria-labelledby="popular">
        <h2 id="popular" className={styles.popular}>
          Popular categories
        </h2>
        <PopularCategories tiles={popular.slice(0, POPULAR)} />
      </section>
    </div>
  );
}
