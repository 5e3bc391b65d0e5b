import { type Cents, centsOf, type Promotion } from '@wattle/domain';

type Gift = { readonly product: { readonly id: string }; readonly promo: { readonly id: string } };

/** What one of something costs that a promotion puts into the cart; null when the promotion is not known here. */
export function giftPriceCents({ product, promo }: Gift, promotions: readonly Promotion[]): Cents | null {
  for (const effect of promotions.find(({ id }) => id === promo.id)?.effects ?? []) {
    if (effect.type === 'promoItem' && effect.productId === product.id) return centsOf(effect.price);
  }
  return null;
}
