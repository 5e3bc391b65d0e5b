import * as locationWords from '@wattle/messages/location';
import { lazy, Suspense } from 'react';
import { LocationButton } from '../../goods/place/location-button.tsx';
import { useSavedLocation } from '../../shopper/location/location-store.ts';
import { useOwnStore } from '../../shopper/location/own-store.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './delivery-place.module.css';

/** Loaded only once the shopper has chosen a store or place. */
const NearestStoreLink = lazy(() => import('./nearest-store-link.tsx'));

/** Delivery location and nearest store. The shopper's choice shows after hydration. */
export function DeliveryPlace() {
  const saved = useSavedLocation();
  const own = useOwnStore();
  return (
    <>
      <LocationButton className={styles.place}>
        <Icon name="pin" />
        <span className={styles.words}>
          {locationWords.deliveringTo}
          <b>{saved ? `${saved.locality.suburb} ${saved.locality.postcode}` : locationWords.yourSuburb}</b>
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
