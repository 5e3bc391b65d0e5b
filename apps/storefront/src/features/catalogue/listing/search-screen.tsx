import { writeListingAddress } from '@wattle/domain';
import { PageHead } from '../../../page/page-head.tsx';
import { listMarks } from '../../../shopper/referrers/list-marks.ts';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './category-screen.module.css';
import type { Listing } from './listing-types.ts';
import { ProductListing } from './product-listing.tsx';
import type { ListingView } from './view/listing-view.ts';

export type SearchWords = Pick<Listing, 'q' | 'didYouMean'> & {
  /** What the search is called on its page and in the window's title. */
  readonly title: string;
};

const SEARCH_RESULTS = { listId: 'search', listName: 'Search results' };

export function SearchScreen({ search, listing }: { search: SearchWords; listing: ListingView }) {
  return (
    <div className="wrap" {...listMarks(SEARCH_RESULTS, listing.page)}>
      <PageHead crumbs={[{ label: search.q === '' ? search.title : 'Search' }]} title={search.title} />
      <DidYouMean words={search.didYouMean} />
      <ProductListing listing={listing} />
    </div>
  );
}

export function DidYouMean({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <p className={styles.didYouMean}>
      Did you mean{' '}
      <ShopLink className="link" to={`/search${writeListingAddress({ q: words })}`}>
        {words}
      </ShopLink>
      ?
    </p>
  );
}
