import * as commonWords from '@wattle/messages/common';
import * as deliveryWords from '@wattle/messages/delivery';
import { lazy, Suspense, useState } from 'react';
import { LocationButton } from '../../../../goods/place/location-button.tsx';
import { useSavedLocation } from '../../../../shopper/location/location-store.ts';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './delivery-panel.module.css';
import { WaitingWords, WayWords } from './way-words.tsx';

/** Loaded only once the shopper has chosen a place. */
const loadAnswers = () => import('./delivery-answers.ts');
const EstimateWords = lazy(async () => ({ default: (await loadAnswers()).EstimateWords }));
const StoreChoice = lazy(async () => ({ default: (await loadAnswers()).StoreChoice }));

type Props = { productId: string; variantId: string };

/** Delivery and pickup options. Every state has the same height. */
export function DeliveryPanel({ productId, variantId }: Props) {
  const locality = useSavedLocation()?.locality ?? null;
  const [asksForStores, setAsksForStores] = useState(false);
  return (
    <section className={styles.panel} aria-label={deliveryWords.deliveryAndCollection}>
      <div className={styles.way}>
        <Icon name="truck" />
        <div className={styles.words} aria-live="polite">
          {locality ? (
            <Suspense fallback={<WaitingWords />}>
              <EstimateWords productId={productId} locality={locality} />
            </Suspense>
          ) : (
            <WayWords title={deliveryWords.deliveredToYourDoor} detail={deliveryWords.tellUsYourSuburb} />
          )}
        </div>
        <LocationButton className={`link ${styles.link}`}>
          {/* keyed, so that the text is replaced rather than moved */}
          <span key={String(locality !== null)}>{locality ? commonWords.change : deliveryWords.setSuburb}</span>
        </LocationButton>
      </div>
      {locality ? (
        <Suspense fallback={<WaitingStores />}>
          <StoreChoice productId={productId} variantId={variantId} locality={locality} opens={asksForStores} />
        </Suspense>
      ) : (
        <div className={styles.way}>
          <Icon name="store" />
          <div className={styles.words}>
            <WayWords title={deliveryWords.collectFreeFromAStore} detail={deliveryWords.nearestStoresHint} />
          </div>
          <LocationButton className={`link ${styles.link}`} onAsked={() => setAsksForStores(true)}>
            {deliveryWords.findStores}
          </LocationButton>
        </div>
      )}
    </section>
  );
}

function WaitingStores() {
  return (
    <div className={styles.way}>
      <Icon name="store" />
      <div className={styles.words}>
        <WaitingWords />
      </div>
    </div>
  );
}
