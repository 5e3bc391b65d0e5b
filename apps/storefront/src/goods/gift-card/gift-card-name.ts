import { centsOf, formatPrice, type ProductDocument } from '@wattle/domain';

/** What a gift card is called once its amount is chosen: 'Digital gift card' of 'Digital gift card, $50'. */
export function giftCardName({ name, price }: Pick<ProductDocument, 'name' | 'price'>): string {
  const own = `, ${formatPrice(centsOf(price))}`;
  return name.endsWith(own) ? name.slice(0, -own.length) : name;
}
