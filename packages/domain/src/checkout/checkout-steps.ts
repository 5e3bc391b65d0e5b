import type { CheckoutContact, Shipping, ShippingType } from './checkout.ts';

/** The steps of a checkout in their order; where each is says `CHECKOUT_PATHS`. */
export const CHECKOUT_STEPS = ['contact', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** What a shopper has told so far. */
export type CheckoutProgress = {
  readonly contact: CheckoutContact | null;
  readonly shippingType: ShippingType | null;
  readonly shipping: Shipping | null;
  /** Nothing in the cart travels: there is nothing to choose about it. */
  readonly isByEmail: boolean;
};

/** What is not chosen yet. What each says is in `messages` [C-5-73 C-5-74 C-5-75]. */
export type ShippingGap =
  | 'SHIPPING_TYPE_EMPTY'
  | 'ADDRESS_EMPTY'
  | 'DELIVERY_METHOD_EMPTY'
  | 'STORE_EMPTY'
  | 'PICKUP_TIME_EMPTY';

/** What has to be chosen before paying [C-4-81 C-4-82 C-4-83]. */
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

/** The first step that is not done; payment comes when contact and shipping are [C-2-26 C-2-35 C-4-81 C-4-82 C-4-83]. */
export function firstOpenStep(progress: CheckoutProgress): CheckoutStep {
  if (progress.contact === null) return 'contact';
  return shippingGaps(progress).length === 0 ? 'payment' : 'shipping';
}

/** Where to go instead of a step that is opened too early; undefined: it may be shown. */
export function stepInstead(step: CheckoutStep, progress: CheckoutProgress): CheckoutStep | undefined {
  const open = firstOpenStep(progress);
  return CHECKOUT_STEPS.indexOf(step) > CHECKOUT_STEPS.indexOf(open) ? open : undefined;
}
