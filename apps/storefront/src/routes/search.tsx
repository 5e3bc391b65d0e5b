import { lazy, Suspense } from 'react';
import type { PageProps } from '../app/page-module.ts';
import { SearchHead, SearchScreen } from '../features/catalogue/listing/search-screen.tsx';
import type { load } from './search.server.ts';

/** Lazy, because most searches find something. */
const NoResults = lazy(() => import('../features/catalogue/listing/no-results-screen.tsx'));

export default function Search({ data }: PageProps<typeof load>) {
  const { listing, search, waysOn } = data;
  if (listing) return <SearchScreen search={search} listing={listing} />;
  return (
    <Suspense>
      <NoResults
        head={<SearchHead search={search} />}
        isAsked={search.q !== '' && !search.note?.help.length}
        {...waysOn}
      />
    </Suspense>
  );
}
