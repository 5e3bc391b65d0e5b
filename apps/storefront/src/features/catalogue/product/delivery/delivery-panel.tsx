import { lazy, Suspense, useState } from 'react';
import { LocationButton } from '../../../../goods/place/location-button.tsx';
import { useSavedLocation } from '../../../../shopper/location/location-store.ts';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './delivery-panel.module.css';
import { WaitingWords, WayWords } from './way-words.tsx';

/** Only who has chosen a place gets answers for it. */
const loadAnswers = () => import('./delivery-answers.ts');
const EstimateWords = lazy(async () => ({ default: (await loadAnswers()).EstimateWords }));
const StoreChoice = lazy(async () => ({ default: (await loadAnswers()).StoreChoice }));

type Props = { productId: string; variantId: string };

/** How it gets to the shopper: by truck or by foot. Every state takes the same room. */
export function DeliveryPanel({ productId, variantId }: Props) {
  const locality = useSavedLocation()?.locality ?? null;
  const [asksForStores, setAsksForStores] = useState(false);
  return (
    <section className={styles.panel} aria-label="Delivery and collection">
      <div className={styles.way}>
        <Icon name="truck" />
        <div className={styles.words} aria-live="polite">
          {locality ? (
            <Suspense fallback={<WaitingWords />}>
              <EstimateWords productId={productId} locality={locality} />
            </Suspense>
          ) : (
            <WayWords title="Delivered to your door" detail="Tell us your suburb to see the day and the price." />
          )}
        </div>
        <LocationButton className={`link ${styles.link}`}>
          {/* a new element, not a moved one */}
          <span key={String(locality !== null)}>{locality ? 'Change' : 'Set suburb'}</span>
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
            <WayWords title="Collect free from a store" detail="See the 5 nearest and what they have." />
          </div>
          <LocationButton className={`link ${styles.link}`} onAsked={() => setAsksForStores(true)}>
            Find stores
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
