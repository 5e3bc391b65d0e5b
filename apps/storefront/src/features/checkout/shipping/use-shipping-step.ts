import { type ShippingGap, shippingGaps } from '@wattle/domain/checkout';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';
import { deliveryRefusalMessages, fillMessage, shippingMessages } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import { offerWords } from '@wattle/messages/checkout-shipping';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../../router/router-context.tsx';
import { chooseShippingType } from '../../../shopper/checkout/checkout-store.ts';
import type { DeliveryAnswer } from '../../../shopper/delivery/use-delivery-loader.ts';
import { useSavedLocation } from '../../../shopper/location/location-store.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import { deliveryOffer, pickupOffer } from './shipping-offers.ts';
import { type DeliveryDays, type PickupStores, useDeliveryDays, usePickupStores } from './use-shipping-calls.ts';

export type ShippingErrors = Readonly<Partial<Record<ShippingGap, string>>>;

/** The shipping step: the choices, what is still missing, and submitting [C-4-81 C-4-82 C-4-83]. */
export function useShippingStep() {
  const { kept, lines, progress, address, quote, isByEmail } = useCheckoutPage();
  const navigate = useNavigate();
  const locality = useSavedLocation()?.locality ?? null;
  const delivery = useDeliveryDays(lines, isByEmail ? null : (address ?? locality), quote.promoCodes);
  const stores = usePickupStores(lines, isByEmail ? null : locality);
  const place = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState<readonly ShippingGap[]>([]);
  const missing = shippingGaps(progress);
  const isUndecided = !isByEmail && kept.shippingType === null && canBeDelivered(delivery);
  // preselect delivery, unless it is known not to come there
  useEffect(() => {
    if (isUndecided) chooseShippingType('DELIVERY');
  }, [isUndecided]);
  // scroll to and focus the first missing choice
  useEffect(() => {
    if (tried.length > 0) focusFirstError(place.current);
  }, [tried]);
  return {
    place,
    delivery,
    stores,
    deliveryWords: deliveryWords(delivery, placeOf(address ?? locality)),
    pickupWords: pickupWords(stores),
    // gaps that appear after a submit show only on the next one
    errors: errorsOf(missing.filter((one) => tried.includes(one))),
    submitDetails: (): void => {
      // submit an address form left open; its errors show at the fields
      const form = missing.includes('ADDRESS_EMPTY') ? place.current?.querySelector('form') : null;
      form?.requestSubmit();
      setTried(form ? [] : missing);
      if (missing.length === 0) void navigate(CHECKOUT_PATHS.payment);
    },
  };
}

const canBeDelivered = ({ result }: DeliveryAnswer<DeliveryDays>): boolean =>
  result.status !== 'PENDING' && !(result.status === 'SUCCESS' && result.value.status !== 'SUCCESS');

const errorsOf = (missing: readonly ShippingGap[]): ShippingErrors =>
  Object.fromEntries(missing.map((one) => [one, shippingMessages[one]]));

function focusFirstError(place: HTMLElement | null): void {
  const part = place?.querySelector('[role="alert"]')?.closest('fieldset, section');
  const field = part?.querySelector<HTMLElement>('input:not([disabled])');
  // in a calendar, the day in the tab order
  (field ?? part?.querySelector<HTMLElement>('button:not([tabindex="-1"])'))?.focus();
}

const placeOf = (place: { readonly suburb: string; readonly postcode: string } | null): string =>
  place ? `${place.suburb} ${place.postcode}` : '';

/** Below the Delivery option: earliest day and lowest price, or why there is none. */
function deliveryWords({ result }: DeliveryAnswer<DeliveryDays>, place: string): string | null {
  switch (result.status) {
    case 'PENDING':
      return null;
    case 'LOCALITY_NOT_SPECIFIED':
      return checkoutWords.deliveryDepends;
    case 'ERROR':
      return checkoutWords.toYourDoor;
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
  return result.status === 'SUCCESS' ? checkoutWords.notInStoresNearYou : checkoutWords.freeFromAStore;
}
