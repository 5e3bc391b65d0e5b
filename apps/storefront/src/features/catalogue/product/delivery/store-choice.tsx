import { type Locality, openState } from '@wattle/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { pickupDayWords, pickupWords, storeStockWords } from '../../../../goods/delivery/delivery-words.ts';
import { formatDistance, openWords } from '../../../../goods/place/store-words.ts';
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

/** Where it can be collected: the nearest stores, what they hold and when it is ready there [C-9-36 D-2-130]. */
export function StoreChoice({ productId, variantId, locality, opens }: Props) {
  const { result, retry } = useProductStores(productId, variantId, locality);
  const ownId = useOwnStore()?.id ?? null;
  if (result.status === 'SUCCESS' && result.value.length > 0) {
    return <Stores stores={result.value} chosen={chooseStore(result.value, ownId)} opens={opens} />;
  }
  return (
    <Way>
      {result.status === 'ERROR' && (
        <DeliveryFailure words="The stores near you could not be loaded." onRetry={retry} />
      )}
      {result.status === 'PENDING' && <WaitingWords />}
      {result.status === 'SUCCESS' && (
        <WayWords
          title="No store to collect from"
          detail={`The nearest is more than 200 km from ${locality.suburb}.`}
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
  // who asked for the stores has them before them, and the keyboard stands there
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
  const detail = `${count} nearest stores, live stock`;
  if (!chosen) return <WayWords title={<b>None in a store near you</b>} detail={detail} />;
  const title = chosen.pickup ? `Collect free ${pickupWords(chosen.pickup, chosen.timeZone, nowMs)}` : 'See it';
  return (
    <WayWords
      title={
        <>
          <b>{title}</b> at {chosen.name}
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
