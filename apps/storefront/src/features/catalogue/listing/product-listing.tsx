import * as listingWords from '@wattle/messages/listing';
import { lazy, memo, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { KeptGrid } from '../../../goods/card/kept-grid.tsx';
import { useWaited } from '../../../page/use-waited.ts';
import { useLocation } from '../../../router/router-context.tsx';
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

/** Most responses arrive sooner, and then only the cards are seen to change. */
const PATIENCE_MS = 150;

/** Only small screens need it, and not at first. */
const FilterDrawer = lazy(loadFilterDrawer);
/** Lazy, because few lists are empty. */
const NothingMatches = lazy(() => import('./nothing-matches.tsx'));

type Props = { listing: ListingView };

/** Facets, count, sort, cards and pagination. All state is in the address, so back, reload and sharing work. */
export const ProductListing = memo(function ProductListing({ listing }: Props) {
  const { pathname } = useLocation();
  return (
    // keyed by path, so that another list starts with fresh state
    <ListingAddressProvider key={pathname} base={listing.base}>
      <Layout listing={listing} />
    </ListingAddressProvider>
  );
});

function Layout({ listing }: Props) {
  const drawer = useFilterDrawer();
  // follows the filters in the drawer, which the shopper looks at: both at once would hold up the next press
  const [behindDrawer, setBehindDrawer] = useState(listing);
  useEffect(() => startTransition(() => setBehindDrawer(listing)), [listing]);
  const form = <FacetForm sections={listing.sections} carried={listing.carried} base={listing.base} />;
  return (
    <div className={styles.layout}>
      <aside id={FILTERS_ID} className={styles.side} aria-label={listingWords.filters}>
        {drawer.place === 'sidebar' && form}
      </aside>
      <Results listing={drawer.isOpen ? behindDrawer : listing} drawer={drawer} />
      <Suspense>
        {drawer.place === 'drawer' && (
          <FilterDrawer listing={listing} isOpen={drawer.isOpen} onClose={drawer.close}>
            {form}
          </FilterDrawer>
        )}
      </Suspense>
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
      {!listing.areFiltersAbove && <AppliedFilters applied={listing.applied} heading={heading} />}
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

/** The most expensive part of a list: re-renders for a new list, not for each step of loading it. */
const Cards = memo(function Cards({ listing: { cards, applied, noun } }: Props) {
  if (cards.length > 0) return <KeptGrid cards={cards} />;
  return (
    <Suspense>
      <NothingMatches applied={applied} noun={noun} />
    </Suspense>
  );
});
