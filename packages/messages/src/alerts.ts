import type { Alert } from '@wattle/domain/alerts';
import type { CartFailure } from '@wattle/domain/cart';
import { SHOP } from '@wattle/domain/settings';
import { FALLBACK_MESSAGE } from './fallback-message.ts';

type Words = { readonly product: string; readonly qtyMax: number };
type Sentence = (words: Words) => string;

const generic: Sentence = ({ product }) => `Unable to add ${product} to your cart.`;
const limit: Sentence = ({ product, qtyMax }) =>
  `Another ${product} can't be added to your cart because there is a limit of ${qtyMax} per order.`;

/** A failure without a sentence does not compile. Those without a specific text get the fallback [C-8-37]. */
const sentences: Record<CartFailure, Sentence> = {
  productStateInvalid: ({ product }) => `${product} cannot be added to your cart because it is no longer available.`,
  productQtyMaxExceeded: limit,
  variantQtyMaxExceeded: limit,
  variantQtyBelowMin: generic,
  variantQtyNotMultiple: generic,
  stockInsufficient: ({ product }) =>
    `Another ${product} can't be added to your cart because no more stock is available.`,
  agencyMixInvalid: generic,
  promotionalProductInvalid: ({ product }) =>
    `${product} cannot be added to your cart because it is a promotional product.`,
  warrantyNotFound: generic,
};

export type AddToCartAlert = Omit<Alert, 'id'>;

/** The alert when a rule refuses a product; without a reason it is the fallback [C-8-31 C-8-32 C-8-38]. */
export function addToCartAlert(
  failure: CartFailure | undefined,
  { product, qtyMax = SHOP.cartItemQtyMax }: { readonly product: string | undefined; readonly qtyMax?: number },
): AddToCartAlert {
  const sentence = failure === undefined ? generic : sentences[failure];
  const content = product === undefined || product === '' ? FALLBACK_MESSAGE : sentence({ product, qtyMax });
  return { type: 'ERROR', duration: SHOP.alertErrorDurationMs, content };
}
