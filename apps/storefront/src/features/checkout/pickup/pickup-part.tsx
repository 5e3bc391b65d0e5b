import { type Locality, toPickupStore } from '@wattle/domain';
import { useEffect, useState } from 'react';
import { LocalityField } from '../../../goods/place/locality-field.tsx';
import { MyLocation } from '../../../goods/place/my-location.tsx';
import { choosePickupStore } from '../../../shopper/checkout/checkout-store.ts';
import type { DeliveryAnswer } from '../../../shopper/delivery/use-delivery-loader.ts';
import { saveLocality, useSavedLocation } from '../../../shopper/location/location-store.ts';
import { useOwnStore } from '../../../shopper/location/own-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { GapError } from '../shipping/gap-error.tsx';
import section from '../shipping/section.module.css';
import type { ListedStore, PickupStores } from '../shipping/use-shipping-calls.ts';
import type { ShippingErrors } from '../shipping/use-shipping-step.ts';
import { BigItems } from './big-items.tsx';
import { PickupTime } from './pickup-time.tsx';
import { StoreRows } from './store-rows.tsx';

type Props = { answer: DeliveryAnswer<PickupStores>; errors: ShippingErrors };

const take = (store: ListedStore): void => choosePickupStore(toPickupStore(store), store.name);

/** Which store, and when to collect [C-1-05 C-1-06 C-3-32]. */
export function PickupPart({ answer, errors }: Props) {
  const { kept } = useCheckoutPage();
  const locality = useSavedLocation()?.locality ?? null;
  const store = kept.storePickup?.store ?? null;
  return (
    <>
      {locality ? (
        <StoresNear locality={locality} answer={answer} error={errors.STORE_EMPTY} />
      ) : (
        <AskPlace error={errors.STORE_EMPTY} />
      )}
      <BigItems />
      {store && (
        <PickupTime
          key={store.erpStoreId}
          storeId={store.erpStoreId}
          storeName={kept.storeName ?? 'the store'}
          error={errors.PICKUP_TIME_EMPTY}
        />
      )}
    </>
  );
}

function AskPlace({ error }: { error: string | undefined }) {
  return (
    <section className={section.stack} aria-label="Stores near you">
      <h3 className={section.title}>Stores near you</h3>
      <LocalityField name="pickupPlace" pin onChoose={saveLocality} />
      <div>
        <MyLocation onFound={saveLocality} />
      </div>
      <GapError words={error} />
    </section>
  );
}

type NearProps = { locality: Locality; answer: DeliveryAnswer<PickupStores>; error: string | undefined };

function StoresNear({ locality, answer, error }: NearProps) {
  const [isMoving, setMoving] = useState(false);
  const move = (next: Locality) => {
    setMoving(false);
    saveLocality(next);
  };
  return (
    <section aria-label={`Stores near ${locality.suburb}`}>
      <div className={section.head}>
        <h3>
          Stores near {locality.suburb} {locality.postcode}
        </h3>
        <p>
          <button
            type="button"
            className={`link ${section.act}`}
            aria-expanded={isMoving}
            onClick={() => setMoving(!isMoving)}
          >
            Change place
          </button>
        </p>
      </div>
      {isMoving && (
        <div className={section.stack}>
          <LocalityField name="pickupPlace" pin takesFocus onChoose={move} />
          <div>
            <MyLocation onFound={move} />
          </div>
        </div>
      )}
      <Stores answer={answer} place={locality.suburb} />
      <GapError words={error} />
    </section>
  );
}

function Stores({ answer: { result, retry }, place }: { answer: DeliveryAnswer<PickupStores>; place: string }) {
  const { kept } = useCheckoutPage();
  const chosenId = kept.storePickup?.store?.erpStoreId ?? null;
  const ownId = useOwnStore()?.id ?? null;
  const stores = result.status === 'SUCCESS' ? result.value : null;
  const own = chosenId === null ? stores?.find(({ id, first }) => id === ownId && first !== null) : undefined;
  // the store that the shopper named as theirs is the one to begin with
  useEffect(() => {
    if (own) take(own);
  }, [own]);
  if (result.status === 'ERROR') {
    return (
      <div className={section.stack}>
        <Notice tone="bad">The stores near you could not be loaded. Nothing is lost: try again in a moment.</Notice>
        <div>
          <Button kind="second" icon="refresh" onClick={retry}>
            Try again
          </Button>
        </div>
      </div>
    );
  }
  if (!stores) {
    return (
      <>
        <VisuallyHidden>
          <p role="status">Loading stores</p>
        </VisuallyHidden>
        <Skeleton height="424px" radius="var(--r-3)" />
      </>
    );
  }
  if (stores.length === 0) {
    return (
      <Notice tone="warn">No store to collect from within 200 km of {place}. Choose another place, or delivery.</Notice>
    );
  }
  return <StoreRows stores={stores} chosenId={chosenId} onChoose={take} />;
}
