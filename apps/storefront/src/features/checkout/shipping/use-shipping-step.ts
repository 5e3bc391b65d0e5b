import { CHECKOUT_PATHS, type ShippingGap, shippingGaps } from '@wattle/domain';
import { deliveryRefusalMessages, fillMessage, shippingMessages } from '@wattle/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeliveryAnswer } from '../../../shopper/delivery/use-delivery-loader.ts';
import { useSavedLocation } from '../../../shopper/location/location-store.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import { deliveryOffer, offerWords, pickupOffer } from './shipping-offers.ts';
import { type DeliveryDays, type PickupStores, useDeliveryDays, usePickupStores } from './use-shipping-calls.ts';

export type ShippingErrors = Readonly<Partial<Record<ShippingGap, string>>>;

/** The second step: what can be chosen, what is still missing, and the way on [C-4-81 C-4-82 C-4-83]. */
export function useShippingStep() {
  const { lines, progress, address, quote, isByEmail } = useCheckoutPage();
  const navigate = useNavigate();
  const locality = useSavedLocation()?.locality ?? null;
  const delivery = useDeliveryDays(lines, isByEmail ? null : (address ?? locality), quote.promoCodes);
  const stores = usePickupStores(lines, isByEmail ? null : locality);
  const place = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState<readonly ShippingGap[]>([]);
  const missing = shippingGaps(progress);
  // the first thing that is missing comes into view, and the keyboard stands there
  useEffect(() => {
    if (tried.length > 0) focusFirstError(place.current);
  }, [tried]);
  return {
    place,
    delivery,
    stores,
    deliveryWords: deliveryWords(delivery, placeOf(address ?? locality)),
    pickupWords: pickupWords(stores),
    // what comes up after a try is not missing before the next one
    errors: errorsOf(missing.filter((one) => tried.includes(one))),
    submitDetails: (): void => {
      // an address that is typed and not sent yet is sent; what is wrong with it stands at its field
      const form = missing.includes('ADDRESS_EMPTY') ? place.current?.querySelector('form') : null;
      form?.requestSubmit();
      setTried(form ? [] : missing);
      if (missing.length === 0) void navigate(CHECKOUT_PATHS.payment);
    },
  };
}

const errorsOf = (missing: readonly ShippingGap[]): ShippingErrors =>
  Object.fromEntries(missing.map((one) => [one, shippingMessages[one]]));

function focusFirstError(place: HTMLElement | null): void {
  const part = place?.querySelector('[role="alert"]')?.closest('fieldset, section');
  const field = part?.querySelector<HTMLElement>('input:not([disabled])');
  // of a calendar the day that Tab reaches
  (field ?? part?.querySelector<HTMLElement>('button:not([tabindex="-1"])'))?.focus();
}

const placeOf = (place: { readonly suburb: string; readonly postcode: string } | null): string =>
  place ? `${place.suburb} ${place.postcode}` : '';

/** Below the word Delivery: the soonest day and the least that it costs, or why there is none. */
function deliveryWords({ result }: DeliveryAnswer<DeliveryDays>, place: string): string | null {
  switch (result.status) {
    case 'PENDING':
      return null;
    case 'LOCALITY_NOT_SPECIFIED':
      return 'Day and price depend on the place';
    case 'ERROR':
      return 'To your door';
    case 'SUCCESS':
      return result.value.status === 'SUCCESS'
        ? offerWords(deliveryOffer(result.value))
        : fillMessage(deliveryRefusalMessages[result.value.refusal].title, { place });
  }
}

function pickupWords({ result }: DeliveryAnswer<PickupStores>): string | null {
  if (result.status === 'PENDING') return null;
  const offer = result.status === 'SUCCESS' ? pickupOffer(result.value) : null;
  if (offer) return offerWords(offer);
  return result.status === 'SUCCESS' ? 'No store near you has it' : 'Free, from a store near you';
}
