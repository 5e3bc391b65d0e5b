import type { GiftCardDetails } from '../cart/cart.ts';
import type { Product } from '../catalogue/product.ts';
import { GIFT_CARD_AMOUNTS } from '../settings/gift-card-amounts.ts';

type Typed = Pick<Product, 'functionalType'>;
type Carded = { readonly giftcard: GiftCardDetails | null };

export const isGiftCardAmount = (amount: number): boolean => GIFT_CARD_AMOUNTS.some((one) => one === amount);

export const isGiftCardProduct = ({ functionalType }: Typed): boolean => functionalType === 'giftcard';

/** Dollars of one: what is written on a gift card, and of anything else its price, whatever is written on it [C-9-31]. */
export function unitPriceOf({ giftcard }: Carded, product: Typed & Pick<Product, 'price'>): number {
  return giftcard && isGiftCardProduct(product) ? giftcard.amount : product.price;
}

/** A gift card says for how much it is, one of the amounts on sale; nothing else says anything of the kind [C-3-14 C-9-31]. */
export function fitsGiftCard({ giftcard }: Carded, product: Typed): boolean {
  return isGiftCardProduct(product) ? giftcard !== null && isGiftCardAmount(giftcard.amount) : giftcard === null;
}
