import { openState, pageLink } from '@wattle/domain';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNowMs } from '../../page/now.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './delivery-place.module.css';
import { useSavedLocation } from './location-store.ts';
import { openWords } from './store-words.ts';
import { useNearestStore } from './use-nearest-store.ts';

const loadDialog = () => import('./location-dialog.tsx');
const LocationDialog = lazy(loadDialog);

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
      <NearestStoreLink />
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

function NearestStoreLink() {
  const store = useNearestStore();
  const nowMs = useNowMs();
  if (!store) return null;
  return (
    <ShopLink className="only-lg" to={pageLink(store.path)}>
      <Icon name="store" />
      <span>
        {store.name} store, <b>{openWords(openState(store, nowMs))}</b>
      </span>
    </ShopLink>
  );
}
