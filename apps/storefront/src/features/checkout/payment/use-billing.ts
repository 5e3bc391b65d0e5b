import { resolveAddress } from '@wattle/domain/checkout';
import { billingMessages } from '@wattle/messages';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../page/use-latest.ts';
import { chooseBillingAddress, keptCheckout } from '../../../shopper/checkout/checkout-store.ts';
import { submitForm } from '../../../ui/form/submit-form.ts';
import type { CheckoutPage } from '../checkout-page.ts';

export type Billing = {
  /** Where the order goes, which can serve as the billing address; null when there is none. */
  readonly sameAs: 'delivery' | 'store' | null;
  readonly isSame: boolean;
  readonly setSame: (isSame: boolean) => void;
  readonly error: string | undefined;
  /** Wraps the address fields. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Whether there is a billing address; if not, shows an error at the field. */
  readonly check: () => Promise<boolean>;
};

/** The billing address: same as delivery or store, unless the shopper wants another [C-1-07 C-9-29]. */
export function useBilling({ kept, address, saved, isByEmail }: CheckoutPage): Billing {
  // for pickup there is no delivery address, so start from a saved one
  const [wantsOwn, setWantsOwn] = useState(kept.billingAddress !== null || (address === null && saved.length > 0));
  const [hasTried, setTried] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const collectedAt = isByEmail || kept.shippingType !== 'STORE_PICKUP' ? null : (kept.storePickup?.store ?? null);
  const sameAs = address ? 'delivery' : collectedAt && 'store';
  const isSame = sameAs !== null && !wantsOwn;
  const isMissing = !isSame && resolveAddress(kept.billingAddress, saved) === null;
  const known = useLatest({ isSame, saved });
  useEffect(() => {
    if (hasTried) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [hasTried]);
  const check = useCallback(async (): Promise<boolean> => {
    if (known.current.isSame) return true;
    setTried(false);
    const form = place.current?.querySelector('form');
    // an address form left open is submitted too; its errors show at their fields
    if (form) return submitForm(form);
    const isThere = resolveAddress(keptCheckout().billingAddress, known.current.saved) !== null;
    setTried(!isThere);
    return isThere;
  }, [known]);
  const setSame = (next: boolean): void => {
    setWantsOwn(!next);
    setTried(false);
    if (next) chooseBillingAddress(null);
  };
  const error = hasTried && isMissing ? billingMessages.ADDRESS_EMPTY : undefined;
  return { sameAs, isSame, setSame, error, place, check };
}
