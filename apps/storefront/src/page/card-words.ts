import { type CardLabel, cardLabel, type ProductSummary, unreachable } from '@wattle/domain';
import { formatShopDay } from './shop-day.ts';

export type AvailabilityTone = 'good' | 'few' | 'soon' | 'none';
export type Availability = { readonly tone: AvailabilityTone; readonly words: string };

type Fields = Pick<
  ProductSummary,
  'state' | 'saleMode' | 'preorderDateTime' | 'releaseDateTime' | 'soldOut' | 'hasStockOnHand' | 'functionalType'
>;

/** One line on whether and when a product can be had; null where there is nothing to say. */
export function availabilityOf(product: Fields, nowSeconds: number): Availability | null {
  const label: CardLabel = cardLabel(product, nowSeconds);
  switch (label) {
    case 'Pre-order':
      return { tone: 'soon', words: dated('Pre-order', 'Released', releaseOf(product)) };
    case 'Coming Soon':
      return { tone: 'soon', words: dated('Coming soon', 'On sale', product.releaseDateTime) };
    case 'Sold Out':
      return { tone: 'none', words: 'Sold out' };
    case 'Enquire':
      return { tone: 'few', words: 'In store only' };
    case 'Add to cart':
      return inStock(product);
    case 'Unavailable':
      return { tone: 'none', words: product.state === 'discontinued' ? 'No longer sold' : 'Unavailable' };
    default:
      return unreachable(label);
  }
}

const releaseOf = (product: Fields): number | null => product.releaseDateTime ?? product.preorderDateTime;

const dated = (plain: string, withDay: string, seconds: number | null): string =>
  seconds === null ? plain : `${withDay} ${formatShopDay(seconds)}`;

/** Only what is stocked has stock to speak of. */
function inStock(product: Fields): Availability | null {
  if (product.functionalType !== 'basic') return null;
  return product.hasStockOnHand ? { tone: 'good', words: 'In stock' } : { tone: 'few', words: 'Ordered in for you' };
}
