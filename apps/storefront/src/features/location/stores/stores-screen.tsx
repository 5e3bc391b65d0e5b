import * as commonWords from '@wattle/messages/common';
import * as storesWords from '@wattle/messages/stores';
import { useMemo } from 'react';
import { createLatePart } from '../../../page/late-part.tsx';
import { PageHead } from '../../../page/page-head.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { SearchProblem } from './find-around.ts';
import type { StoreMapProps } from './map/store-map.tsx';
import { foundWords, NearResults } from './near-results.tsx';
import type { StoreSearch } from './search-stores.ts';
import { StoreFinderForm } from './store-finder-form.tsx';
import { StoresByState } from './stores-by-state.tsx';
import type { StoreRow } from './stores-data.ts';
import styles from './stores-screen.module.css';
import { useSavedStart } from './use-saved-start.ts';

const StoreMap = createLatePart<StoreMapProps>(() => import('./map/store-map.tsx'), { room: styles.room });

const BECAUSE = storesWords.yourDeliverySuburb;

type Props = {
  /** Search results, or all stores. */
  found: { readonly search: StoreSearch } | { readonly all: readonly StoreRow[] };
  words: string;
  problem: SearchProblem | null;
  total: number;
};

export function StoresScreen({ found, words, problem, total }: Props) {
  const asked = 'search' in found ? found.search : null;
  const start = useSavedStart(asked !== null || words !== '');
  const search = asked ?? start;
  // the same object as long as it shows the same: see createLatePart
  const map = useMemo(
    () => (search ? mapOfSearch(search) : 'all' in found ? mapOfAll(found.all) : null),
    [search, found],
  );
  // keyed, so that one list replaces the other without appearing to move
  const list = (
    <div key={keyOf(search)} className={styles.list}>
      {search && <NearResults search={search} because={start ? BECAUSE : undefined} />}
      {!search && 'all' in found && <StoresByState stores={found.all} />}
    </div>
  );
  const plan = (
    <div key={`map ${keyOf(search)}`} className={styles.map}>
      {map && map.fit.length > 0 && <StoreMap {...map} />}
    </div>
  );
  return (
    <div className="wrap">
      <PageHead crumbs={[{ label: commonWords.stores }]} title={commonWords.stores}>
        {storesWords.storesIntro(total)}
      </PageHead>
      <div className={classNames(styles.finder, search ? styles.near : styles.all)}>
        <div className={styles.form}>
          <StoreFinderForm words={words} problem={problem} />
          {/* always rendered, so that screen readers announce changes */}
          <p className="sr-only" role="status">
            {search && foundWords(search)}
          </p>
        </div>
        {search ? [list, plan] : [plan, list]}
      </div>
    </div>
  );
}

function mapOfSearch({ near, others, nearest, around, fit, places }: StoreSearch): StoreMapProps {
  return { stores: (nearest ? [nearest] : [...near, ...others]).map(toMapStore), numbered: true, around, fit, places };
}

function mapOfAll(all: readonly StoreRow[]): StoreMapProps {
  return {
    stores: all.map(toMapStore),
    numbered: false,
    around: null,
    fit: all.map(({ _geoloc }) => _geoloc),
    places: [],
  };
}

const toMapStore = ({ id, name, addressState, _geoloc }: StoreRow) => ({ id, name, addressState, _geoloc });

const keyOf = (search: StoreSearch | null): string => (search ? `${search.around.lat} ${search.around.lng}` : 'all');
