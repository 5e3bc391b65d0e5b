import { resolveAddress } from '@wattle/domain/checkout';
import { preselectDelivery } from '@wattle/domain/delivery';
import { deliveryRefusalMessages, fillMessage } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import * as commonWords from '@wattle/messages/common';
import { useEffect, useRef } from 'react';
import {
  chooseDelivery,
  chooseDeliveryAddress,
  chooseShippingType,
  dropDeliveryMethod,
  keptCheckout,
} from '../../../shopper/checkout/checkout-store.ts';
import type { DeliveryAnswer } from '../../../shopper/delivery/use-delivery-loader.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AddressPart } from '../address/address-part.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { deliveryHolds } from './choice-holds.ts';
import { MethodPart } from './method-part.tsx';
import { OnSitePart } from './on-site-part.tsx';
import styles from './section.module.css';
import { useGoneNotice } from './use-gone-notice.ts';
import type { DeliveryDays } from './use-shipping-calls.ts';
import type { ShippingErrors } from './use-shipping-step.ts';

type Props = { answer: DeliveryAnswer<DeliveryDays>; errors: ShippingErrors };

/** Delivery address, method and time [C-3-31]. */
export function DeliveryPart({ answer, errors }: Props) {
  const { kept, saved, address } = useCheckoutPage();
  return (
    <>
      <AddressPart
        kind="delivery"
        chosen={kept.delivery?.address ?? null}
        error={errors.ADDRESS_EMPTY}
        onChoose={(chosen, isTyped) => {
          const [before, after] = [address, resolveAddress(chosen, saved)];
          const isElsewhere = before?.postcode !== after?.postcode || before?.state !== after?.state;
          chooseDeliveryAddress({ address: chosen, isTyped, isElsewhere });
        }}
      />
      {address && <Methods answer={answer} errors={errors} />}
    </>
  );
}

function Methods({ answer: { result, retry }, errors }: Props) {
  const { address, kept } = useCheckoutPage();
  const calendar = result.status === 'SUCCESS' && result.value.status === 'SUCCESS' ? result.value : null;
  const [gone, tellGone] = useGoneNotice();
  const isFirst = useRef(true);
  useEffect(() => {
    const before = keptCheckout();
    if (!calendar) return;
    if (deliveryHolds(before, calendar)) {
      if (isFirst.current && !before.delivery?.options)
        chooseDelivery({ ...preselectDelivery(calendar), window: null });
    } else {
      dropDeliveryMethod();
      tellGone(before);
    }
    isFirst.current = false;
  }, [calendar, tellGone]);
  if (result.status === 'ERROR') {
    return <NotLoaded onRetry={retry} />;
  }
  if (result.status !== 'SUCCESS') return <Waiting />;
  if (!calendar) {
    const refusal = result.value.status === 'NOT_AVAILABLE' ? result.value.refusal : 'NOT_SERVED';
    const { title, detail } = deliveryRefusalMessages[refusal];
    const place = address ? `${address.suburb} ${address.postcode}` : '';
    return (
      <section className={`${styles.part} ${styles.stack}`} aria-label={checkoutWords.deliveryMethod}>
        <Notice tone="warn">
          <b>{fillMessage(title, { place })}.</b> {detail}
        </Notice>
        <div>
          <Button kind="second" icon="store" onClick={() => chooseShippingType('STORE_PICKUP')}>
            {checkoutWords.collectInstead}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <>
      <MethodPart calendar={calendar} kept={kept} gone={gone} error={errors.DELIVERY_METHOD_EMPTY} />
      <OnSitePart services={calendar.services} />
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={`${styles.part} ${styles.stack}`} aria-label={checkoutWords.deliveryMethod}>
      <Notice tone="bad">{checkoutWords.deliveryDaysNotLoaded}</Notice>
      <div>
        <Button kind="second" icon="refresh" onClick={onRetry}>
          {commonWords.tryAgain}
        </Button>
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <div className={`${styles.part} ${styles.waiting}`}>
      <VisuallyHidden>
        <p role="status">{checkoutWords.loadingDeliveryDays}</p>
      </VisuallyHidden>
      <Skeleton width="6em" height="20px" />
      <Skeleton height="68px" radius="var(--r-3)" />
      <Skeleton height="68px" radius="var(--r-3)" />
      <Skeleton height="68px" radius="var(--r-3)" />
    </div>
  );
}
