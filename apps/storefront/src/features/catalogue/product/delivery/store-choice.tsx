import { type Locality, openState } from '@wattle/domain/stores';
import * as collectionWords from '@wattle/messages/collection';
import { pickupDayWords, pickupWords, storeStockWords } from '@wattle/messages/delivery-days';
import { formatDistance, openWords } from '@wattle/messages/store-hours';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNowMs } from '../../../../page/now.tsx';
import { type ProductStore, useProductStores } from '../../../../shopper/delivery/use-product-stores.ts';
import { saveOwnStore, useOwnStore } from '../../../../shopper/location/own-store.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { chooseStore } from './choose-store.ts';
import styles from './delivery-answers.module.css';
import { DeliveryFailure } from './delivery-failure.tsx';
import panel from './delivery-panel.module.css';
import { WaitingWords, WayWords } from './way-words.tsx';

type Props = { productId: string; variantId: string; locality: Locality; opens: boolean };

/** Pickup options: the nearest stores with stock and ready time [C-9-36 D-2-130]. */
export function StoreChoice({ productId, variantId, locality, opens }: Props) {
  const { result, retry } = useProductStores(productId, variantId, locality);
  const ownId = useOwnStore()?.id ?? null;
  if (result.status === 'SUCCESS' && result.value.length > 0) {
    return <Stores stores={result.value} chosen={chooseStore(result.value, ownId)} opens={opens} />;
  }
  return (
    <Way>
      {result.status === 'ERROR' && <DeliveryFailure words={collectionWords.storesNotLoaded} onRetry={retry} />}
      {result.status === 'PENDING' && <WaitingWords />}
      {result.status === 'SUCCESS' && (
        <WayWords
          title={collectionWords.noStoreToCollectFrom}
          detail={collectionWords.nearestTooFar(locality.suburb)}
        />
      )}
    </Way>
  );
}

function Way({ children }: { children: ReactNode }) {
  return (
    <div className={panel.way}>
      <Icon name="store" />
      <div className={panel.words}>{children}</div>
    </div>
  );
}

type StoresProps = { stores: readonly ProductStore[]; chosen: ProductStore | undefined; opens: boolean };

function Stores({ stores, chosen, opens }: StoresProps) {
  const summary = useRef<HTMLElement>(null);
  // move the focus to the stores once they have been asked for
  useEffect(() => {
    if (opens) summary.current?.focus();
  }, [opens]);
  return (
    <details className={styles.stores} open={opens}>
      <summary ref={summary} className={panel.way}>
        <Icon name="store" />
        <span className={panel.words}>
          <SummaryWords chosen={chosen} count={stores.length} />
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <ul className={styles.list}>
        {stores.map((store) => (
          <li key={store.id}>
            <StoreRow store={store} isChosen={store === chosen} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function SummaryWords({ chosen, count }: { chosen: ProductStore | undefined; count: number }) {
  const nowMs = useNowMs();
  const detail = collectionWords.nearestStores(count);
  if (!chosen) return <WayWords title={<b>{collectionWords.noneInAStoreNearYou}</b>} detail={detail} />;
  const title = chosen.pickup
    ? collectionWords.collectFree(pickupWords(chosen.pickup, chosen.timeZone, nowMs))
    : collectionWords.seeIt;
  return (
    <WayWords
      title={
        <>
          <b>{title}</b> {collectionWords.atName(chosen.name)}
        </>
      }
      detail={detail}
    />
  );
}

function StoreRow({ store, isChosen }: { store: ProductStore; isChosen: boolean }) {
  const nowMs = useNowMs();
  const { pickup, qty, timeZone } = store;
  const stock = storeStockWords(qty, pickup !== null);
  return (
    <label className={styles.store}>
      <input
        type="radio"
        className={styles.dot}
        name="pickup-store"
        checked={isChosen && pickup !== null}
        disabled={pickup === null}
        onChange={() => saveOwnStore(store)}
      />
      <span className={styles.place}>
        <b>{store.name}</b>
        <small>
          {formatDistance(store.distanceMetres)}, {openWords(openState(store, nowMs))}
        </small>
      </span>
      <span className={styles.stock}>
        <em className={styles[stock.tone]}>{stock.words}</em>
        {pickup && <small>{pickupDayWords(pickup, timeZone, nowMs)}</small>}
      </span>
    </label>
  );
}
