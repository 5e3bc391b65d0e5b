import { centsOf, formatPrice } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';

/** A gift card's name without its amount: 'Digital gift card' from 'Digital gift card, $50'. */
export function giftCardName({ name, price }: Pick<ProductDocument, 'name' | 'price'>): string {
  const own = `, ${formatPrice(centsOf(price))}`;
  return name.endsWith(own) ? name.slice(0, -own.length) : name;
}
