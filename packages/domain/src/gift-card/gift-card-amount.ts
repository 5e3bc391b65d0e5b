import type { GiftCardDetails } from '../cart/cart.ts';
import { priceCentsOf } from '../catalogue/price-cents.ts';
import type { Product } from '../catalogue/product.ts';
import { type Cents, centsOf } from '../money/cents.ts';
import { GIFT_CARD_AMOUNTS } from '../settings/gift-card-amounts.ts';

type Typed = Pick<Product, 'functionalType'>;
type Carded = { readonly giftcard: GiftCardDetails | null };

export const isGiftCardAmount = (amount: number): boolean => GIFT_CARD_AMOUNTS.some((one) => one === amount);

export const isGiftCardProduct = ({ functionalType }: Typed): boolean => functionalType === 'giftcard';

/** The unit price: the face value of a gift card; for other products their price, ignoring gift details [C-9-31]. */
export function unitCentsOf({ giftcard }: Carded, product: Typed & Pick<Product, 'price'>): Cents {
  return giftcard && isGiftCardProduct(product) ? centsOf(giftcard.amount) : priceCentsOf(product);
}

/**
 * Whether gift details match the product: a gift card needs an amount on sale, other products must have none [C-3-14
 * C-9-31].
 */
export function fitsGiftCard({ giftcard }: Carded, product: Typed): boolean {
  return isGiftCardProduct(product) ? giftcard !== null && isGiftCardAmount(giftcard.amount) : giftcard === null;
}
