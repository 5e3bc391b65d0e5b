import { useLocation } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { type ListingAddress, readListingAddress, writeListingAddress } from './listing-address.ts';
import type { Listing } from './load-listing.ts';
import styles from './product-listing.module.css';
import { SortForm } from './sort-form.tsx';

/** Count, sort, cards and pages. All of it lives in the address, so back, reload and share work. */
export function ProductListing({ listing }: { listing: Listing }) {
  const { pathname, search } = useLocation();
  const address = readListingAddress(new URLSearchParams(search));
  return (
    <section aria-labelledby="listing-count">
      <div className={styles.bar}>
        <h2 id="listing-count" className={styles.count} aria-live="polite">
          {productWords(listing.total)}
        </h2>
        {listing.total > 1 && <SortForm address={address} />}
      </div>
      <AppliedFilter address={address} />
      {listing.total > 0 ? <ProductGrid products={listing.products} priority /> : <NothingHere />}
      <div className={styles.pages}>
        <Pagination
          page={listing.page}
          pages={listing.pageCount}
          hrefFor={(page) => `${pathname}${writeListingAddress({ ...address, page })}`}
        />
      </div>
    </section>
  );
}

export const productWords = (count: number): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? 'product' : 'products'}`;

function AppliedFilter({ address }: { address: ListingAddress }) {
  const { pathname } = useLocation();
  if (!address.filter) return null;
  const { label } = address.filter;
  return (
    <ul className={styles.pills} aria-label="Applied filters">
      <li>
        <ShopLink
          className={styles.pill}
          to={`${pathname}${writeListingAddress({ ...address, filter: null, page: 1 })}`}
          aria-label={`Remove ${label}`}
        >
          {label} <Icon name="close" />
        </ShopLink>
      </li>
    </ul>
  );
}

function NothingHere() {
  return <p className={styles.nothing}>Nothing here at the moment.</p>;
}
