import type { CartLine } from '../cart/cart.ts';
import { type RequestItem, toRequestItems } from '../cart/request-items.ts';
import type { ServiceWish } from '../delivery/on-site-services.ts';
import type { State } from '../stores/store.ts';
import type { EnteredAddress, ShippingOptions, ShippingType } from './checkout.ts';
import type { RequestContact } from './request-contact.ts';
import type { CreditBalance } from './use-credits.ts';

/** The body of POST /api/checkout/info [C-7-19 C-7-20 C-7-21]. */
export type CheckoutInfoRequest = {
  readonly cart: RequestContact & {
    readonly items: readonly RequestItem[];
    readonly promoCodes: readonly string[];
    readonly shippingAddress?: Pick<EnteredAddress, 'postcode' | 'state'>;
    /** No address yet: use the locality instead. */
    readonly useProvisionalShippingAddress?: boolean;
    readonly shipping?: RequestShipping;
    readonly locality: RequestLocality | null;
  };
  /** The chosen day, yyyy-mm-dd, in the order's format [C-7-31]. */
  readonly extra?: { readonly shippingDate?: string; readonly services?: readonly ServiceWish[] };
  readonly availableCreditBalances: readonly CreditBalance[];
};

type RequestLocality = { readonly postcode: string; readonly state: State };
type RequestShipping = { readonly type: ShippingType; readonly options: ShippingOptions | null };

export type CheckoutInfoParts = {
  readonly lines: readonly CartLine[];
  readonly promoCodes: readonly string[];
  /** What the shopper has entered so far, from `requestContact`; null before the checkout. */
  readonly contact: RequestContact | null;
  /** The delivery address once it is entered; until then the shopper's locality stands in. */
  readonly address?: Pick<EnteredAddress, 'postcode' | 'state'> | null;
  readonly locality: RequestLocality | null;
  readonly shipping: RequestShipping | null;
  /** yyyy-mm-dd; absent when no day is picked. */
  readonly shippingDate?: string | null;
  readonly services?: readonly ServiceWish[];
  readonly credits: readonly CreditBalance[];
};

/** Builds the checkout request for a cart [C-5-18 C-7-19 C-7-20 C-7-21]. */
export function checkoutInfoRequest(parts: CheckoutInfoParts): CheckoutInfoRequest {
  const { lines, promoCodes, contact, address, locality, shipping, shippingDate, services = [], credits } = parts;
  const extra = {
    ...(shippingDate && { shippingDate }),
    ...(services.length > 0 && { services: services.map(({ productId, code }) => ({ productId, code })) }),
  };
  return {
    cart: {
      items: toRequestItems(lines),
      promoCodes: [...promoCodes],
      ...contact,
      ...(address
        ? { shippingAddress: { postcode: address.postcode, state: address.state } }
        : { useProvisionalShippingAddress: true }),
      ...(shipping && { shipping: { type: shipping.type, options: shipping.options } }),
      locality: locality && { postcode: locality.postcode, state: locality.state },
    },
    ...(Object.keys(extra).length > 0 && { extra }),
    availableCreditBalances: credits.map(({ id, methodCode, amount }) => ({ id, methodCode, amount })),
  };
}
