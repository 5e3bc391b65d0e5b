import { arePromoItemsLoaded, type PromoItemsInput, promoItems } from '@wattle/domain/cart';
import type { PromoItem } from '@wattle/domain/checkout';
import { type Cents, toCents } from '@wattle/domain/money';
import { type Promotion, promotionGifts } from '@wattle/domain/promotions';
import type { ProductDocument } from '@wattle/domain/search';

/** A gift as cart and checkout show it. */
export type ShownGift = {
  readonly key: string;
  readonly product: ProductDocument;
  readonly image: ProductDocument['images'][number] | undefined;
  /** The promotion that gives it. */
  readonly why: string;
  /** As many as are in stock. */
  readonly qty: number;
  /** Null: the promotion is not known here. */
  readonly cents: Cents | null;
};

/** Gifts that can be given, with what they cost; null until their products are loaded [C-3-41]. */
export function shownGifts(
  input: PromoItemsInput<ProductDocument>,
  promotions: readonly Promotion[],
): readonly ShownGift[] | null {
  if (!arePromoItemsLoaded(input)) return null;
  return promoItems(input)
    .filter(({ qtyAvailable }) => qtyAvailable > 0)
    .map((item) => {
      const { product, promo, variant, qtyAvailable } = item;
      const unitCents = unitPriceCents(item, promotions);
      return {
        key: `${promo.id}/${product.id}`,
        product,
        image: variant.images[0] ?? product.images[0],
        why: promo.name,
        qty: qtyAvailable,
        cents: unitCents === null ? null : toCents(unitCents * qtyAvailable),
      };
    });
}

function unitPriceCents(
  { product, promo }: PromoItem<ProductDocument>,
  promotions: readonly Promotion[],
): Cents | null {
  const promotion = promotions.find(({ id }) => id === promo.id);
  const gift = promotion && promotionGifts(promotion).find(({ productId }) => productId === product.id);
  return gift ? gift.priceCents : null;
}
