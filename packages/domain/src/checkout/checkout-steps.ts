import type { CheckoutContact, Shipping, ShippingType } from './checkout.ts';

/** The checkout steps in order; `CHECKOUT_PATHS` has their paths. */
export const CHECKOUT_STEPS = ['contact', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** What a shopper has entered so far. */
export type CheckoutProgress = {
  readonly contact: CheckoutContact | null;
  readonly shippingType: ShippingType | null;
  readonly shipping: Shipping | null;
  /** Nothing in the cart is shipped, so there is no delivery choice. */
  readonly isByEmail: boolean;
};

/** Choices still missing. `messages` has a sentence for each [C-5-73 C-5-74 C-5-75]. */
export type ShippingGap =
  | 'SHIPPING_TYPE_EMPTY'
  | 'ADDRESS_EMPTY'
  | 'DELIVERY_METHOD_EMPTY'
  | 'STORE_EMPTY'
  | 'PICKUP_TIME_EMPTY';

/** What must be chosen before payment [C-4-81 C-4-82 C-4-83]. */
export function shippingGaps({ shippingType, shipping, isByEmail }: CheckoutProgress): readonly ShippingGap[] {
  if (isByEmail) return [];
  if (shippingType === null) return ['SHIPPING_TYPE_EMPTY'];
  if (shippingType === 'DELIVERY') {
    const delivery = shipping?.type === 'DELIVERY' ? shipping : null;
    return gaps([delivery?.address ?? null, 'ADDRESS_EMPTY'], [delivery?.options ?? null, 'DELIVERY_METHOD_EMPTY']);
  }
  const pickup = shipping?.type === 'STORE_PICKUP' ? shipping : null;
  return gaps([pickup?.store ?? null, 'STORE_EMPTY'], [pickup?.options ?? null, 'PICKUP_TIME_EMPTY']);
}

const gaps = (...parts: readonly (readonly [unknown, ShippingGap])[]): readonly ShippingGap[] =>
  parts.flatMap(([value, gap]) => (value === null ? [gap] : []));

/** The first incomplete step; payment needs contact and shipping [C-2-26 C-2-35 C-4-81 C-4-82 C-4-83]. */
export function firstOpenStep(progress: CheckoutProgress): CheckoutStep {
  if (progress.contact === null) return 'contact';
  return shippingGaps(progress).length === 0 ? 'payment' : 'shipping';
}

/** The step to redirect to when one is opened too early; undefined: show it. */
export function stepInstead(step: CheckoutStep, progress: CheckoutProgress): CheckoutStep | undefined {
  const open = firstOpenStep(progress);
  return CHECKOUT_STEPS.indexOf(step) > CHECKOUT_STEPS.indexOf(open) ? open : undefined;
}
