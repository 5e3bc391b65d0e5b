import { type Cents, centsOf, type Promotion, promotionGifts } from '@wattle/domain';

type Gift = { readonly product: { readonly id: string }; readonly promo: { readonly id: string } };

/** What one of something costs that a promotion puts into the cart; null when the promotion is not known here. */
export function giftPriceCents({ product, promo }: Gift, promotions: readonly Promotion[]): Cents | null {
  const promotion = promotions.find(({ id }) => id === promo.id);
  const gift = promotion && promotionGifts(promotion).find(({ productId }) => productId === product.id);
  return gift ? centsOf(gift.price) : null;
}
