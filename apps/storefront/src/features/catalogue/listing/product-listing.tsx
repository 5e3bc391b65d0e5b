import { lazy, memo, Suspense, useRef } from 'react';
import { useLocation } from 'react-router';
import { ProductGrid } from '../../../goods/card/product-grid.tsx';
import { useWaited } from '../../../page/use-waited.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FacetForm } from './facets/facet-form.tsx';
import { FILTERS_ID, FilterButton } from './filter-button.tsx';
import { ListingAddressProvider, useListingAddress } from './listing-address-context.tsx';
import bar from './listing-bar.module.css';
import { withPage } from './listing-query.ts';
import styles from './product-listing.module.css';
import { SortSelect } from './sort-select.tsx';
import { type FilterDrawerState, loadFilterDrawer, useFilterDrawer } from './use-filter-drawer.ts';
import { LISTING_COUNT } from './use-steady-control.ts';
import type { ListingView } from './view/listing-view.ts';

/** Most answers are there before this: then nothing is seen to change but the cards. */
const PATIENCE_MS = 150;

/** Only small screens need it, and not at once. */
const FilterDrawer = lazy(loadFilterDrawer);
/** Few lists are empty. */
const NothingMatches = lazy(() => import('./nothing-matches.tsx'));

type Props = { listing: ListingView };

/** Facets, count, sort, cards and pages. All of it lives in the address, so back, reload and share work. */
export const ProductListing = memo(function ProductListing({ listing }: Props) {
  const { pathname } = useLocation();
  return (
    // another page is another list: nothing of this one's state goes over
    <ListingAddressProvider key={pathname}>
      <Layout listing={listing} />
    </ListingAddressProvider>
  );
});

function Layout({ listing }: Props) {
  const drawer = useFilterDrawer();
  const form = <FacetForm sections={listing.sections} carried={listing.carried} />;
  return (
    <div className={styles.layout}>
      <aside id={FILTERS_ID} className={styles.side} aria-label="Filters">
        {drawer.place === 'sidebar' && form}
      </aside>
      <Results listing={listing} drawer={drawer} />
      {drawer.place === 'drawer' && (
        <Suspense>
          <FilterDrawer listing={listing} isOpen={drawer.isOpen} onClose={drawer.close}>
            {form}
          </FilterDrawer>
        </Suspense>
      )}
    </div>
  );
}

function Results({ listing, drawer }: Props & { drawer: FilterDrawerState }) {
  const { pathname, search, isWaiting } = useListingAddress();
  const isSlow = useWaited(isWaiting, PATIENCE_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={LISTING_COUNT}>
      <div className={bar.bar}>
        <h2 ref={heading} id={LISTING_COUNT} className={bar.count} tabIndex={-1}>
          {listing.count}
        </h2>
        <FilterButton applied={listing.applied.length} isOpen={drawer.isOpen} onOpen={drawer.open} />
        <SortSelect sort={listing.sort} />
      </div>
      <p className="sr-only" role="status">
        {listing.announced}
      </p>
      <AppliedFilters applied={listing.applied} heading={heading} />
      <div className={classNames(styles.cards, isSlow && styles.slow)} aria-busy={isWaiting}>
        <Cards listing={listing} />
      </div>
      <div className={styles.pages}>
        <Pagination
          page={listing.page}
          pages={listing.pageCount}
          hrefFor={(page) => `${pathname}${withPage(search, page)}`}
        />
      </div>
    </section>
  );
}

/** Most of what a list costs to draw: drawn again only for another list, not for each step on the way to it. */
const Cards = memo(function Cards({ listing: { products, applied, noun } }: Props) {
  if (products.length > 0) return <ProductGrid products={products} columns={3} priority />;
  return (
    <Suspense>
      <NothingMatches applied={applied} noun={noun} />
    </Suspense>
  );
});
