import { openState, pageLink } from '@wattle/domain';
import { useNowMs } from '../../../page/now.tsx';
import { telLink } from '../../../page/tel-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { capitalise, formatDistance, openWords } from '../store-words.ts';
import { addressLine, directionsLink } from './store-address.ts';
import styles from './store-list.module.css';
import type { ListedStore } from './stores-data.ts';

type Props = { stores: readonly ListedStore[] /** Counts on from another list. */; from?: number; numbered?: boolean };

export function StoreList({ stores, from = 0, numbered = false }: Props) {
  return (
    <ol className={styles.list}>
      {stores.map((store, index) => (
        <li key={store.id} className={numbered ? styles.numbered : styles.store}>
          {numbered && <span className={styles.number}>{from + index + 1}</span>}
          <div>
            <h3>
              <ShopLink className={styles.name} to={pageLink(store.path)}>
                {store.name}
              </ShopLink>
            </h3>
            <p className={styles.address}>
              {addressLine(store)}
              <OpenLine store={store} />
            </p>
          </div>
          {store.distanceMetres !== null && (
            <span className={styles.distance}>{formatDistance(store.distanceMetres)}</span>
          )}
          <p className={styles.actions}>
            <ShopLink to={directionsLink(store)}>
              <Icon name="car" /> Directions<span className="sr-only"> to {store.name}</span>
            </ShopLink>
            <ShopLink to={telLink(store.phone)}>
              <Icon name="phone" /> Call<span className="sr-only"> {store.name}</span>
            </ShopLink>
          </p>
        </li>
      ))}
    </ol>
  );
}

function OpenLine({ store }: { store: ListedStore }) {
  const state = openState(store, useNowMs());
  const words = openWords(state);
  const isLong = state.status === 'open' && words.startsWith('open');
  return <span className={isLong ? styles.open : styles.shut}>{capitalise(words)}</span>;
}
