import { pageLink } from '@wattle/domain/links';
import { openState } from '@wattle/domain/stores';
import * as enquiryWords from '@wattle/messages/enquiry';
import { capitalise, formatDistance, openWords } from '@wattle/messages/store-hours';
import { useNowMs } from '../../page/now.tsx';
import { saveLocality, useSavedLocation } from '../../shopper/location/location-store.ts';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LocalityField } from '../place/locality-field.tsx';
import styles from './nearest-stores.module.css';
import { type NearStore, useStoresAround } from './use-stores-around.ts';

const WAITING = ['60%', '40%', '50%'];

/** Stores nearest to the delivery location, or a field to set it. */
export function NearestStores() {
  const saved = useSavedLocation();
  return (
    <>
      {saved ? (
        <StoresAround locality={saved.locality} />
      ) : (
        <div className={styles.field}>
          <LocalityField name="locality" onChoose={saveLocality} />
        </div>
      )}
      <ShopLink className="more" to="/stores">
        {enquiryWords.allStores}
      </ShopLink>
    </>
  );
}

function StoresAround({
  locality,
}: {
  locality: { suburb: string; location: { latitude: number; longitude: number } };
}) {
  const around = useStoresAround(locality.location);
  const nowMs = useNowMs();
  if (around.status === 'PENDING') return <Waiting />;
  if (around.status === 'ERROR') return <p className={styles.none}>{enquiryWords.storesNotLoaded}</p>;
  if (around.stores.length === 0) {
    return <p className={styles.none}>{enquiryWords.noStoreNear(locality.suburb)}</p>;
  }
  return (
    <ul className={styles.list}>
      {around.stores.map((store) => (
        <StoreRow key={store.id} store={store} nowMs={nowMs} />
      ))}
    </ul>
  );
}

function StoreRow({ store, nowMs }: { store: NearStore; nowMs: number }) {
  return (
    <li className={styles.store}>
      <ShopLink className="link" to={pageLink(store.path)}>
        {store.name}
      </ShopLink>
      {store.distanceMetres !== null && <span>{formatDistance(store.distanceMetres)}</span>}
      <span className={styles.open}>{capitalise(openWords(openState(store, nowMs)))}</span>
    </li>
  );
}

function Waiting() {
  return (
    <ul className={styles.list} aria-busy="true">
      {WAITING.map((width) => (
        <li key={width} className={styles.store}>
          <Skeleton width={width} />
        </li>
      ))}
    </ul>
  );
}
