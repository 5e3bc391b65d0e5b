import { useHydrated } from '../../../page/use-hydrated.ts';
import { dropOwnStore, saveOwnStore, useOwnStore } from '../../../shopper/location/own-store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './own-store-button.module.css';
import type { StoreRow } from './stores-data.ts';

type Own = Pick<StoreRow, 'id' | 'name' | 'path' | 'timeZone' | 'weeklyHours' | 'seasonalHours'>;

/** Makes a store the shopper's own, or takes that back. It has its place from the start, and appears when it works. */
export function OwnStoreButton({ store, className }: { store: Own; className?: string | undefined }) {
  const isAlive = useHydrated();
  const isOwn = useOwnStore()?.id === store.id;
  return (
    <button
      type="button"
      className={classNames(styles.own, isOwn && styles.chosen, !isAlive && styles.waiting, className)}
      onClick={() => (isOwn ? dropOwnStore(store.id) : saveOwnStore(store))}
    >
      <Icon name="check" />
      {/* both lie on each other: the row does not move when one takes the other's place */}
      <span className={styles.words}>
        <span aria-hidden={isOwn}>Make my store</span>
        <span aria-hidden={!isOwn}>Your store</span>
      </span>
      <span className="sr-only">: {store.name}</span>
    </button>
  );
}
