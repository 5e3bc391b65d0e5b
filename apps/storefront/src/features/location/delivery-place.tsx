import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../ui/icon.tsx';
import styles from './delivery-place.module.css';
import { useSavedLocation } from './location-store.ts';

const loadDialog = () => import('./location-dialog.tsx');
const LocationDialog = lazy(loadDialog);
/** Only who has chosen a place has a nearest store. */
const NearestStoreLink = lazy(() => import('./nearest-store-link.tsx'));

/** Where things are delivered to, and the nearest store. What a shopper chose appears once the page has come alive. */
export function DeliveryPlace() {
  const saved = useSavedLocation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="pin" />
        {saved ? (
          <span className={styles.words}>
            Delivering to{' '}
            <b>
              {saved.locality.suburb} {saved.locality.postcode}
            </b>
          </span>
        ) : (
          <span className={styles.words}>
            Delivering to <b>your suburb</b>
          </span>
        )}
        <Icon name="down" className={styles.arrow} />
      </button>
      {saved && (
        <Suspense>
          <NearestStoreLink />
        </Suspense>
      )}
      {isOpen &&
        // out of the strip, whose colours and sizes are its own
        createPortal(
          <Suspense>
            <LocationDialog onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
