import { STATES } from '@wattle/domain/stores';
import * as storesWords from '@wattle/messages/stores';
import { STATE_NAMES, stateAnchor } from './store-address.ts';
import { StoreList } from './store-list.tsx';
import styles from './stores-by-state.module.css';
import type { StoreRow } from './stores-data.ts';

/** All stores by state, in as many columns as fit. */
export function StoresByState({ stores }: { stores: readonly StoreRow[] }) {
  return (
    <section aria-labelledby="all">
      <h2 id="all" className="sr-only">
        {storesWords.allStoresCount(stores.length)}
      </h2>
      <div className={styles.states}>
        {STATES.map((state) => {
          const inState = stores.filter(({ addressState }) => addressState === state);
          return inState.length === 0 ? null : (
            <section key={state} className={styles.state} aria-labelledby={stateAnchor(state)}>
              <h2 id={stateAnchor(state)}>{STATE_NAMES[state]}</h2>
              <StoreList stores={inState} />
            </section>
          );
        })}
      </div>
    </section>
  );
}
