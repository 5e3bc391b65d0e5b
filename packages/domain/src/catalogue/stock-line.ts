import { unreachable } from '../results/outcome.ts';
import { type CardFields, cardState } from './card-state.ts';
import { isStocked } from './is-stocked.ts';
import type { Product } from './product.ts';

export const STOCK_CODES = [
  'IN_STOCK',
  'ORDERED_IN',
  'PREORDER',
  'COMING_SOON',
  'SOLD_OUT',
  'IN_STORE_ONLY',
  'BY_ENQUIRY',
  'NO_LONGER_SOLD',
  'UNAVAILABLE',
] as const;
export type StockCode = (typeof STOCK_CODES)[number];

/** Whether and when a product is available. */
export type StockLine = {
  readonly code: StockCode;
  /** Release time in seconds; null when unknown or irrelevant. */
  readonly at: number | null;
};

export type StockFields = CardFields & Pick<Product, 'hasStockOnHand' | 'functionalType'>;

/** The stock line of a card; null for products that never run out, such as gift cards. */
export function stockLine(product: StockFields, nowSeconds: number): StockLine | null {
  const state = cardState(product, nowSeconds);
  switch (state) {
    case 'PREORDER':
      return { code: state, at: product.releaseDateTime ?? product.preorderDateTime };
    case 'COMING_SOON':
      return { code: state, at: product.releaseDateTime };
    case 'SOLD_OUT':
      return { code: state, at: null };
    case 'ENQUIRE':
      return { code: product.enquiryOnly ? 'BY_ENQUIRY' : 'IN_STORE_ONLY', at: null };
    case 'ADD_TO_CART':
      return isStocked(product) ? { code: product.hasStockOnHand ? 'IN_STOCK' : 'ORDERED_IN', at: null } : null;
    case 'UNAVAILABLE':
      return { code: product.state === 'discontinued' ? 'NO_LONGER_SOLD' : state, at: null };
    default:
      return unreachable(state);
  }
}
