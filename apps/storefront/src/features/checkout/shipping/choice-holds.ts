import { type KeptCheckout, keptShippingDate, SHIPPING_METHODS } from '@wattle/domain';
import type { DeliveryCalendar, PickupDays } from './use-shipping-calls.ts';

/** Whether what was chosen earlier can still be had: days fill up, and the cart may be another. Nothing chosen holds. */
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

/** The same of a day to collect. */
export function pickupHolds(kept: KeptCheckout, answer: PickupDays): boolean {
  if (!kept.storePickup?.options) return true;
  if (answer.status !== 'SUCCESS') return false;
  const date = keptShippingDate({ ...kept, shippingType: 'STORE_PICKUP' });
  return date === null || answer.days.some((day) => day.date === date && day.status === 'AVAILABLE');
}
