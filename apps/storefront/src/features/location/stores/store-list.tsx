import { pageLink } from '@wattle/domain/links';
import { formatDistance } from '@wattle/messages/store-hours';
import * as storesWords from '@wattle/messages/stores';
import { useOpenLine } from '../../../goods/place/use-open-line.ts';
import { telLink } from '../../../page/tel-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { chooseStore, storeAnchor, useChosenStore } from './map/chosen-store.ts';
import { OwnStoreButton } from './own-store-button.tsx';
import { addressLine, directionsLink } from './store-address.ts';
import styles from './store-list.module.css';
import type { StoreRow } from './stores-data.ts';

type Props = {
  stores: readonly StoreRow[];
  /** Start number, to continue another list. */
  from?: number;
  /** Numbered like the pins on the map. */
  numbered?: boolean;
  className?: string | undefined;
};

export function StoreList({ stores, from = 0, numbered = false, className = styles.list }: Props) {
  const pointedAt = useChosenStore();
  const first = numbered && from === 0 ? stores[0]?.id : undefined;
  const chosen = pointedAt ?? first;
  return (
    <ol className={className}>
      {stores.map((store, index) => (
        <li
          key={store.id}
          id={storeAnchor(store.id)}
          className={numbered ? styles.numbered : styles.store}
          aria-current={store.id === chosen || undefined}
          onPointerEnter={() => chooseStore(store.id)}
          onFocus={() => chooseStore(store.id)}
        >
          {numbered && <span className={styles.number}>{from + index + 1}</span>}
          <div>
            <h3 className={styles.title}>
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
          <StoreActions store={store} />
        </li>
      ))}
    </ol>
  );
}

function OpenLine({ store }: { store: StoreRow }) {
  const { tone, words } = useOpenLine(store);
  return <span className={styles[tone]}>{words}</span>;
}

function StoreActions({ store }: { store: StoreRow }) {
  return (
    <div className={styles.actions}>
      <ShopLink to={directionsLink(store)}>
        <Icon name="car" /> {storesWords.directions}
        <span className="sr-only"> {storesWords.toStore(store.name)}</span>
      </ShopLink>
      <ShopLink to={telLink(store.phone)}>
        <Icon name="phone" /> {storesWords.call}
        <span className="sr-only"> {store.name}</span>
      </ShopLink>
      <OwnStoreButton store={store} />
    </div>
  );
}
