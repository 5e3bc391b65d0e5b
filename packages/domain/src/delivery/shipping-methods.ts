/** Every delivery and pickup method, with its code in orders [C-7-27]. */
export const SHIPPING_METHODS = {
  delivery: { methodCode: 'delivery', label: 'Delivery' },
  /** Parcels only. */
  express: { methodCode: 'express', label: 'Express delivery' },
  /** On a day and in a time window the shopper picks. */
  deliveryScheduled: { methodCode: 'deliveryScheduled', label: 'Scheduled delivery' },
  storePickup: { methodCode: 'storePickup', label: 'Click and collect' },
  storePickupScheduled: { methodCode: 'storePickupScheduled', label: 'Scheduled click and collect' },
  /** For carts without shipped goods. */
  email: { methodCode: 'email', label: 'By email' },
} as const;

export type ShippingMethodCode = (typeof SHIPPING_METHODS)[keyof typeof SHIPPING_METHODS]['methodCode'];

const { delivery, express, deliveryScheduled, storePickup, storePickupScheduled } = SHIPPING_METHODS;

/** Home delivery. */
export const DELIVERY_METHOD_CODES: readonly ShippingMethodCode[] = [
  delivery.methodCode,
  express.methodCode,
  deliveryScheduled.methodCode,
];
/** Click and collect; scheduled when a day is picked [C-7-27 C-9-35]. */
export const PICKUP_METHOD_CODES: readonly ShippingMethodCode[] = [
  storePickup.methodCode,
  storePickupScheduled.methodCode,
];
const SCHEDULED_CODES: readonly ShippingMethodCode[] = [deliveryScheduled.methodCode, storePickupScheduled.methodCode];

const isAmong = (codes: readonly string[], methodCode: string): boolean => codes.includes(methodCode);

export const isPickupCode = (methodCode: string): boolean => isAmong(PICKUP_METHOD_CODES, methodCode);
/** Whether the shopper must pick a day. */
export const isScheduledCode = (methodCode: string): boolean => isAmong(SCHEDULED_CODES, methodCode);
