import * as commonWords from '@wattle/messages/common';
import * as storesWords from '@wattle/messages/stores';
import { PageHead } from '../../../page/page-head.tsx';
import { createStaticPart } from '../../../page/static-part.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { SearchProblem } from './find-around.ts';
import { foundWords, NearResults } from './near-results.tsx';
import type { StoreSearch } from './search-stores.ts';
import { StoreFinderForm } from './store-finder-form.tsx';
import { StoresByState } from './stores-by-state.tsx';
import type { StoreRow } from './stores-data.ts';
import styles from './stores-screen.module.css';
import { useSavedStart } from './use-saved-start.ts';

const NearMap = createStaticPart(() => import('./near-map.tsx'));
const CountryMap = createStaticPart(() => import('./country-map.tsx'));

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
        {/* keyed, so that one list replaces the other without appearing to move */}
        <div key={keyOf(search)} className={styles.list}>
          {search && <NearResults search={search} because={start ? BECAUSE : undefined} />}
          {!search && 'all' in found && <StoresByState stores={found.all} />}
        </div>
        <div key={`map ${keyOf(search)}`} className={styles.map}>
          {search && <NearMap search={search} />}
          {!search && 'all' in found && <CountryMap stores={found.all} />}
        </div>
      </div>
    </div>
  );
}

const keyOf = (search: StoreSearch | null): string => (search ? `${search.around.lat} ${search.around.lng}` : 'all');
