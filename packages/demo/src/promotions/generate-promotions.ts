import { currentPrice, type ProductRecord, type Promotion } from '@wattle/domain';
import { DELIVERY_PROMOTIONS, giftPromotions, type WorthOf } from './extra-promotions.ts';
import { GOODS_PROMOTIONS } from './goods-promotions.ts';
import { placePromotion } from './promotion-draft.ts';

type Shop = { readonly now: number; readonly products: readonly ProductRecord[] };

/** The promotions of the demo shop: every condition and every effect, running, to come and over; `now` (seconds) moves their dates. */
export function generatePromotions({ now, products }: Shop): Promotion[] {
  const worthOf: WorthOf = (productId) => {
    const product = products.find(({ id }) => id === productId);
    if (product === undefined) throw new Error(`There is no product ${productId} to give away.`);
    return currentPrice(product.prices, now).price;
  };
  return [...GOODS_PROMOTIONS, ...giftPromotions(worthOf), ...DELIVERY_PROMOTIONS].map((draft) =>
    placePromotion(draft, now),
  );
}
