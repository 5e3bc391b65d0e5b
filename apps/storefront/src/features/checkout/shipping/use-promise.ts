import type { ArrivalDays } from '@wattle/domain/delivery';
import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import type { CheckoutPage } from '../checkout-page.ts';
import { useDeliveryDays, usePickupDays } from './use-shipping-calls.ts';

/** The days on which an order without a chosen day arrives or is ready, as of now; null: not known, or a day is chosen. */
export function usePromise({ kept, lines, address, quote }: CheckoutPage): ArrivalDays | null {
  const { shippingType, delivery, storePickup } = kept;
  const method = (shippingType === 'DELIVERY' ? delivery : storePickup)?.options?.methodCode;
  const isSoonest = method === SHIPPING_METHODS.storePickup.methodCode;
  const isDelivered = method === SHIPPING_METHODS.delivery.methodCode || method === SHIPPING_METHODS.express.methodCode;
  const { result: days } = useDeliveryDays(lines, isDelivered ? address : null, quote.promoCodes);
  const { result: ready } = usePickupDays(lines, isSoonest ? (storePickup?.store?.erpStoreId ?? null) : null);
  if (ready.status === 'SUCCESS' && ready.value.status === 'SUCCESS') {
    const day = ready.value.readyAt.slice(0, 10);
    return { earliest: day, latest: day };
  }
  if (days.status !== 'SUCCESS' || days.value.status !== 'SUCCESS') return null;
  return method === SHIPPING_METHODS.express.methodCode ? days.value.express : days.value.standard;
}
