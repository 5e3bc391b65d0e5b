import type { Cents } from '@wattle/domain/money';
import { type Promotion, promotionGifts } from '@wattle/domain/promotions';

type Gift = { readonly product: { readonly id: string }; readonly promo: { readonly id: string } };

/** Unit price of a promotion's gift; null when the promotion is unknown here. */
export function giftPriceCents({ product, promo }: Gift, promotions: readonly Promotion[]): Cents | null {
  const promotion = promotions.find(({ id }) => id === promo.id);
  const gift = promotion && promotionGifts(promotion).find(({ productId }) => productId === product.id);
  return gift ? gift.priceCents : null;
}
