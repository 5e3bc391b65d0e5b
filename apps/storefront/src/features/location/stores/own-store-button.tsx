import * as storesWords from '@wattle/messages/stores';
import { useHydrated } from '../../../page/use-hydrated.ts';
import { dropOwnStore, saveOwnStore, useOwnStore } from '../../../shopper/location/own-store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './own-store-button.module.css';
import type { StoreRow } from './stores-data.ts';

type Own = Pick<StoreRow, 'id' | 'name' | 'path' | 'timeZone' | 'weeklyHours' | 'seasonalHours'>;

/** Sets or clears the shopper's own store. Its space is reserved; it appears after hydration. */
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
      {/* the two labels overlap, so that the row does not move on change */}
      <span className={styles.words}>
        <span aria-hidden={isOwn}>{storesWords.makeMyStore}</span>
        <span aria-hidden={!isOwn}>{storesWords.yourStore}</span>
      </span>
      <span className="sr-only">: {store.name}</span>
    </button>
  );
}
