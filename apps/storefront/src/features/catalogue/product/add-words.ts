import { type CardLabel, type QtyLimits, unreachable } from '@wattle/domain';
import { formatShopDay } from '../../../page/shop-day.ts';
import type { ProductPage } from './product-page-data.ts';

type Product = Pick<ProductPage['product'], 'state' | 'releaseDateTime'>;

/** Beside the button: why it cannot be pressed, or what happens instead of the usual; null where the label says it all. */
export function whyWords(label: CardLabel, product: Product): string | null {
  switch (label) {
    case 'Add to cart':
      return null;
    case 'Pre-order':
      return 'You order it now, and it leaves as soon as it is released.';
    case 'Coming Soon':
      return product.releaseDateTime === null
        ? 'You can order it once it is released.'
        : `You can order it from ${formatShopDay(product.releaseDateTime)}.`;
    case 'Sold Out':
      return product.state === 'discontinued'
        ? 'It is no longer made, and every one is sold.'
        : 'Every one is sold. Save it to your wishlist to find it again.';
    case 'Enquire':
      return 'Sold in our stores only. Ask us, and we hold one for you.';
    case 'Unavailable':
      return product.state === 'discontinued' ? 'It is no longer sold.' : 'It cannot be bought online at the moment.';
    default:
      return unreachable(label);
  }
}

/** What is said of a quantity from the start, and once the most is reached. */
export type LimitWords = { readonly always: string | null; readonly atMost: string };

export function limitWords({ min, step, maxReason: { code, params } }: QtyLimits): LimitWords {
  return {
    always: step > 1 ? `Sold in lots of ${step}.` : min > 1 ? `At least ${min} per order.` : null,
    atMost: code === 'stockInsufficient' ? `Only ${params?.stockQty} left.` : `A limit of ${params?.qtyMax} per order.`,
  };
}
