import { STATES } from '@wattle/domain';
import { STATE_NAMES, stateAnchor } from './store-address.ts';
import { StoreList } from './store-list.tsx';
import styles from './stores-by-state.module.css';
import type { StoreRow } from './stores-data.ts';

/** Every store, state by state, in as many columns as there is room for. */
export function StoresByState({ stores }: { stores: readonly StoreRow[] }) {
  return (
    <section aria-labelledby="all">
      <h2 id="all" className="sr-only">
        All {stores.length} stores
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
