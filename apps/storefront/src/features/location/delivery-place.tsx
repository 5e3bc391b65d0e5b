import { lazy, Suspense } from 'react';
import { LocationButton } from '../../goods/place/location-button.tsx';
import { useSavedLocation } from '../../shopper/location/location-store.ts';
import { useOwnStore } from '../../shopper/location/own-store.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './delivery-place.module.css';

/** Only who has chosen a store or a place has one to name. */
const NearestStoreLink = lazy(() => import('./nearest-store-link.tsx'));

/** Where things are delivered to, and the nearest store. What a shopper chose appears once the page has come alive. */
export function DeliveryPlace() {
  const saved = useSavedLocation();
  const own = useOwnStore();
  return (
    <>
      <LocationButton className={styles.place}>
        <Icon name="pin" />
        <span className={styles.words}>
          Delivering to <b>{saved ? `${saved.locality.suburb} ${saved.locality.postcode}` : 'your suburb'}</b>
        </span>
        <Icon name="down" className={styles.arrow} />
      </LocationButton>
      {(saved || own) && (
        <Suspense>
          <NearestStoreLink />
        </Suspense>
      )}
    </>
  );
}
