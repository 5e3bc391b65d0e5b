import { type KeptCheckout, keptShippingDate } from '@wattle/domain/checkout';
import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import type { DeliveryCalendar, PickupDays } from './use-shipping-calls.ts';

/**
 * Whether the earlier choice is still available: days fill up, and the cart may have changed. No choice counts as
 * available.
 */
export function deliveryHolds(kept: KeptCheckout, calendar: Pick<DeliveryCalendar, 'express' | 'days'>): boolean {
  const methodCode = kept.delivery?.options?.methodCode;
  if (methodCode === SHIPPING_METHODS.express.methodCode) return calendar.express !== null;
  if (methodCode !== SHIPPING_METHODS.deliveryScheduled.methodCode) return true;
  const date = keptShippingDate({ ...kept, shippingType: 'DELIVERY' });
  const day = calendar.days.find((one) => one.date === date);
  if (day?.status !== 'AVAILABLE') return false;
  const { deliveryWindow } = kept;
  return (
    deliveryWindow === null ||
    day.windows.some(({ from, to, status }) => `${from}-${to}` === deliveryWindow && status === 'AVAILABLE')
  );
}

/** The same for a pickup day. */
export function pickupHolds(kept: KeptCheckout, answer: PickupDays): boolean {
  if (!kept.storePickup?.options) return true;
  if (answer.status !== 'SUCCESS') return false;
  const date = keptShippingDate({ ...kept, shippingType: 'STORE_PICKUP' });
  return date === null || answer.days.some((day) => day.date === date && day.status === 'AVAILABLE');
}
