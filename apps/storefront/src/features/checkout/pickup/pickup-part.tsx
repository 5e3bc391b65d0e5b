import { toPickupStore } from '@wattle/domain/checkout';
import type { Locality } from '@wattle/domain/stores';
import * as checkoutWords from '@wattle/messages/checkout';
import * as pickupWords from '@wattle/messages/checkout-pickup';
import * as commonWords from '@wattle/messages/common';
import { useEffect, useRef, useState } from 'react';
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
import { likelyStore } from './likely-store.ts';
import { PickupTime } from './pickup-time.tsx';
import { StoreRows } from './store-rows.tsx';

type Props = { answer: DeliveryAnswer<PickupStores>; errors: ShippingErrors };

const take = (store: ListedStore): void => choosePickupStore(toPickupStore(store), store.name);

/** Which store, and when to collect [C-1-05 C-1-06 C-3-32]. */
export function PickupPart({ answer, errors }: Props) {
  const { kept } = useCheckoutPage();
  const locality = useSavedLocation()?.locality ?? null;
  const store = kept.storePickup?.store ?? null;
  const [choices, setChoices] = useState(0);
  const choose = (next: Locality) => {
    saveLocality(next);
    setChoices((count) => count + 1);
  };
  return (
    <>
      {locality ? (
        <StoresNear {...{ locality, answer, choices }} error={errors.STORE_EMPTY} onChoose={choose} />
      ) : (
        <AskPlace error={errors.STORE_EMPTY} onChoose={choose} />
      )}
      <BigItems />
      {store && (
        <PickupTime
          key={store.erpStoreId}
          storeId={store.erpStoreId}
          storeName={kept.storeName ?? checkoutWords.theStore}
          error={errors.PICKUP_TIME_EMPTY}
        />
      )}
    </>
  );
}

type AskProps = { error: string | undefined; onChoose: (locality: Locality) => void };

function AskPlace({ error, onChoose }: AskProps) {
  return (
    <section className={section.stack} aria-label={checkoutWords.storesNearYou}>
      <h3 className={section.title}>{checkoutWords.storesNearYou}</h3>
      <LocalityField name="pickupPlace" pin onChoose={onChoose} />
      <div>
        <MyLocation onFound={onChoose} />
      </div>
      <GapError words={error} />
    </section>
  );
}

type NearProps = AskProps & {
  locality: Locality;
  answer: DeliveryAnswer<PickupStores>;
  /** How often a suburb was chosen here. */
  choices: number;
};

function StoresNear({ locality, answer, choices, error, onChoose }: NearProps) {
  const [isMoving, setMoving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the field in which it was chosen is gone
    if (choices > 0) heading.current?.focus();
  }, [choices]);
  const move = (next: Locality) => {
    setMoving(false);
    onChoose(next);
  };
  return (
    <section aria-label={pickupWords.storesNear(locality.suburb)}>
      <div className={section.head}>
        <h3 ref={heading} tabIndex={-1}>
          {pickupWords.storesNear(`${locality.suburb} ${locality.postcode}`)}
        </h3>
        <p>
          <button
            type="button"
            className={`link ${section.act}`}
            aria-expanded={isMoving}
            onClick={() => setMoving(!isMoving)}
          >
            {checkoutWords.changeSuburb}
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
  const likely = chosenId === null && stores ? likelyStore(stores, ownId) : undefined;
  useEffect(() => {
    if (likely) take(likely);
  }, [likely]);
  if (result.status === 'ERROR') {
    return (
      <div className={section.stack}>
        <Notice tone="bad">{checkoutWords.storesNotLoaded}</Notice>
        <div>
          <Button kind="second" icon="refresh" onClick={retry}>
            {commonWords.tryAgain}
          </Button>
        </div>
      </div>
    );
  }
  if (!stores) {
    return (
      <>
        <VisuallyHidden>
          <p role="status">{checkoutWords.loadingStores}</p>
        </VisuallyHidden>
        <Skeleton height="424px" radius="var(--r-3)" />
      </>
    );
  }
  if (stores.length === 0) {
    return <Notice tone="warn">{pickupWords.noStoreNear(place)}</Notice>;
  }
  return <StoreRows stores={stores} chosenId={chosenId} onChoose={take} />;
}

/** Warns about items that do not fit in a car. */
function BigItems() {
  const { lines, facts } = useCheckoutPage();
  const words = pickupWords.bigItemWords(lines.flatMap(({ productId }) => facts.products.get(productId) ?? []));
  if (words === null) return null;
  return (
    <div className={section.below}>
      <Notice icon="car">{words}</Notice>
    </div>
  );
}
