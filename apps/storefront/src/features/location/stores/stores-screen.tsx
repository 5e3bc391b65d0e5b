import { STATES } from '@wattle/domain';
import { PageHead } from '../../../page/page-head.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { useSavedLocation } from '../location-store.ts';
import { formatDistance } from '../store-words.ts';
import { STATE_NAMES } from './store-address.ts';
import { StoreFinderForm } from './store-finder-form.tsx';
import { StoreList } from './store-list.tsx';
import { StoreMap } from './store-map.tsx';
import type { Around, ListedStore } from './stores-data.ts';
import styles from './stores-screen.module.css';

const NEAREST = 5;

type Props = { stores: readonly ListedStore[]; around: Around | null; words: string; total: number };

export function StoresScreen({ stores, around, words, total }: Props) {
  return (
    <div className="wrap">
      <PageHead crumbs={[{ label: 'Stores' }]} title="Stores">
        {total} stores. Collect what you ordered, see it before you buy it, or have it fixed.
      </PageHead>
      <div className={styles.finder}>
        <div className={styles.list}>
          <StoreFinderForm words={words} />
          {around ? (
            <NearestStores stores={stores} around={around} />
          ) : (
            <>
              <NearHint words={words} />
              <StoresByState stores={stores} />
            </>
          )}
        </div>
        <div className={styles.map}>
          <StoreMap stores={around ? stores.slice(0, NEAREST) : stores} around={around} />
        </div>
      </div>
    </div>
  );
}

function NearestStores({ stores, around }: { stores: readonly ListedStore[]; around: Around }) {
  const [nearest, others] = [stores.slice(0, NEAREST), stores.slice(NEAREST)];
  const furthest = nearest.at(-1)?.distanceMetres ?? 0;
  if (nearest.length === 0) return <p className="hint">No store within 200 km of {around.label}.</p>;
  return (
    <>
      <h2 className={`hint ${styles.found}`} aria-live="polite">
        {nearest.length} {nearest.length === 1 ? 'store' : 'stores'} within {formatDistance(furthest)} of {around.label}
      </h2>
      <StoreList stores={nearest} numbered />
      {others.length > 0 && (
        <Disclosure summary={`Show ${others.length} more within 200 km`}>
          <StoreList stores={others} from={NEAREST} numbered />
        </Disclosure>
      )}
    </>
  );
}

/** Before a place is known, or when it could not be found. */
function NearHint({ words }: { words: string }) {
  const saved = useSavedLocation();
  return (
    <p className={`hint ${styles.hint}`} role="status">
      {words !== '' && `We could not find “${words}”. Try a suburb or a postcode of four digits. `}
      {saved && (
        <ShopLink className="link" to={`/stores?${new URLSearchParams({ near: saved.locality.name })}`}>
          Stores near {saved.locality.suburb} {saved.locality.postcode}
        </ShopLink>
      )}
    </p>
  );
}

function StoresByState({ stores }: { stores: readonly ListedStore[] }) {
  return STATES.map((state) => {
    const inState = stores.filter(({ addressState }) => addressState === state);
    if (inState.length === 0) return null;
    return (
      <section key={state} className={styles.state} aria-labelledby={`state-${state}`}>
        <h2 id={`state-${state}`}>{STATE_NAMES[state]}</h2>
        <StoreList stores={inState} />
      </section>
    );
  });
}
