import * as commonWords from '@wattle/messages/common';
import * as listingWords from '@wattle/messages/listing';
import { PageHead } from '../../../page/page-head.tsx';
import { listMarks } from '../../../shopper/referrers/list-marks.ts';
import { ProductListing } from './product-listing.tsx';
import noteStyles from './search-note.module.css';
import { SearchNote } from './search-note.tsx';
import type { ListingView } from './view/listing-view.ts';
import type { SearchNote as Note } from './view/present-search.ts';

export type SearchWords = {
  readonly q: string;
  /** Title of the window, and of the page where the note has no heading. */
  readonly title: string;
  readonly note: Note | null;
  /** Until when what is listed holds. */
  readonly until: string | null;
};

const SEARCH_RESULTS = { listId: 'search', listName: listingWords.searchResults };

export function SearchScreen({ search, listing }: { search: SearchWords; listing: ListingView }) {
  return (
    <div className="wrap" {...listMarks(SEARCH_RESULTS, listing.page)}>
      <SearchHead search={search} />
      <ProductListing listing={listing} />
    </div>
  );
}

/** Breadcrumbs, heading and what was understood. */
export function SearchHead({ search: { q, title, note, until } }: { search: SearchWords }) {
  const heading = note?.heading;
  return (
    <>
      <PageHead
        crumbs={[{ label: q === '' ? title : commonWords.search }]}
        title={
          heading ? (
            <>
              <span className={noteStyles.soft}>{heading.soft}</span> {heading.strong}
            </>
          ) : (
            title
          )
        }
      >
        {until}
      </PageHead>
      {note && <SearchNote note={note} />}
    </>
  );
}
