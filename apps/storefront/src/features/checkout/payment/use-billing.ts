import { resolveAddress } from '@wattle/domain';
import { billingMessages } from '@wattle/messages';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../page/use-latest.ts';
import { chooseBillingAddress, keptCheckout } from '../../../shopper/checkout/checkout-store.ts';
import type { CheckoutPage } from '../checkout-page.ts';
import { takeOpenForm } from './take-open-form.ts';

export type Billing = {
  /** Where the order goes, to which the bill can go too; null: nowhere. */
  readonly sameAs: 'delivery' | 'store' | null;
  readonly isSame: boolean;
  readonly setSame: (isSame: boolean) => void;
  readonly error: string | undefined;
  /** Around the fields of the address. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Whether the bill has an address; if not, the shopper is told at the field. */
  readonly check: () => Promise<boolean>;
};

/** Where the bill goes: to where the order goes, or is collected, unless another address is wanted [C-1-07 C-9-29]. */
export function useBilling({ kept, address, saved, isByEmail }: CheckoutPage): Billing {
  // a customer who collects has told where bills go
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
    // what is wrong with what was typed is said at its field
    if (form) return takeOpenForm(form);
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
