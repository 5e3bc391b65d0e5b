import type { QtyLimits } from '@wattle/domain/cart';
import type { CardState } from '@wattle/domain/catalogue';
import { groupTenths } from '@wattle/domain/numbers';
import { unreachable } from '@wattle/domain/results';
import { formatShopDay } from './shop-day.ts';

type Product = {
  readonly state: string;
  readonly releaseDateTime: number | null;
  readonly enquiryOnly: boolean;
  readonly brand: { readonly name: string };
};

/** Explains a disabled or unusual button; null where the state says it all. */
export function whyWords(state: CardState, product: Product): string | null {
  switch (state) {
    case 'ADD_TO_CART':
      return null;
    case 'PREORDER':
      return 'Order now and we send it as soon as it is released.';
    case 'COMING_SOON':
      return product.releaseDateTime === null
        ? 'You can order it once it is released.'
        : `You can order it from ${formatShopDay(product.releaseDateTime)}.`;
    case 'SOLD_OUT':
      return product.state === 'discontinued'
        ? 'This model has been discontinued and is sold out.'
        : 'Sold out for now.';
    case 'ENQUIRE':
      return product.enquiryOnly
        ? `${product.brand.name} is sold by enquiry. Ask us for a quote and a delivery time.`
        : 'Sold in our stores only. Ask us and we will hold one for you.';
    case 'UNAVAILABLE':
      return product.state === 'discontinued'
        ? 'This product is no longer sold.'
        : 'This cannot be bought online at the moment.';
    default:
      return unreachable(state);
  }
}

/** Quantity hints: one always shown, one once the maximum is reached. */
export type LimitWords = { readonly always: string | null; readonly atMost: string };

export function limitWords({ min, step, maxReason: { code, params } }: QtyLimits): LimitWords {
  return {
    always: step > 1 ? `Sold in lots of ${step}.` : min > 1 ? `At least ${min} per order.` : null,
    atMost: code === 'stockInsufficient' ? `Only ${params?.stockQty} left.` : `Limit of ${params?.qtyMax} per order.`,
  };
}
type Document = { readonly url: string; readonly sizeBytes?: number };

const KILO = 1000;
/** 'PDF, 4.2 MB', leaving out what is unknown. */
export function documentWords({ url, sizeBytes }: Document): string {
  const [, ending] = /\.([a-z\d]{2,5})(?:[?#].*)?$/i.exec(url) ?? [];
  return [ending?.toUpperCase(), sizeBytes === undefined ? undefined : sizeWords(sizeBytes)].filter(Boolean).join(', ');
}

function sizeWords(bytes: number): string {
  const kilobytes = bytes / KILO;
  return kilobytes < KILO ? `${Math.max(1, Math.round(kilobytes))} kB` : `${groupTenths(kilobytes / KILO)} MB`;
}
