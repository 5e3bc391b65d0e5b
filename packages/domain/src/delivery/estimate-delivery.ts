import { cardState } from '../catalogue/card-state.ts';
import { isStocked } from '../catalogue/is-stocked.ts';
import { priceCentsOf } from '../catalogue/price-cents.ts';
import type { Product } from '../catalogue/product.ts';
import { isPreorder } from '../catalogue/sale-state.ts';
import type { DeliveryEstimate } from '../checkout/checkout.ts';
import { type Cents, centsOf, dollarsOf, toCents } from '../money/cents.ts';
import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { Locality } from '../stores/store.ts';
import { type ArrivalDays, arriveAfter } from './arrive-after.ts';
import type { DeliveryRules, DeliveryService, PublicHolidays } from './delivery-rules.ts';
import { type SizedProduct, sizeOf } from './delivery-size.ts';
import { dispatchDay } from './dispatch-day.ts';
import { findDeliveryService } from './find-delivery-service.ts';

export const DELIVERY_REFUSALS = [
  'NOT_SERVED',
  'IN_STORE_ONLY',
  'UNAVAILABLE',
  /** Nothing is shipped, as with a gift card. */
  'NOTHING_TO_DELIVER',
  /** A pre-order without a release date, or rules under which nothing is ever dispatched. */
  'DAY_NOT_KNOWN',
] as const;
export type DeliveryRefusal = (typeof DELIVERY_REFUSALS)[number];

export type DeliveredProduct = Pick<
  Product,
  | 'functionalType'
  | 'state'
  | 'saleMode'
  | 'preorderDateTime'
  | 'releaseDateTime'
  | 'soldOut'
  | 'hasStockOnHand'
  | 'bigAndBulky'
  | 'price'
  | 'enquiryOnly'
> &
  SizedProduct;

export type EstimateInput = {
  readonly product: DeliveredProduct;
  readonly locality: Pick<Locality, 'postcode' | 'state'>;
  readonly rules: DeliveryRules;
  readonly publicHolidays: PublicHolidays;
  readonly nowSeconds: number;
};

export type DeliveryQuote = {
  readonly serviceName: string;
  /** yyyy-mm-dd, in the locality's time zone. */
  readonly earliest: string;
  readonly latest: string;
  readonly priceCents: Cents;
};

/** When a product ordered now arrives at a locality, and its delivery price; or why it cannot be delivered. */
export function estimateDelivery(input: EstimateInput): Success<DeliveryQuote> | Rejected<DeliveryRefusal> {
  const { product, locality, rules, nowSeconds } = input;
  const refusal = productRefusal(product, nowSeconds);
  if (refusal) return rejected({ code: refusal });
  const service = findDeliveryService(rules, locality.postcode, sizeOf(product, rules) === 'bigAndBulky');
  if (!service) return rejected({ code: 'NOT_SERVED' });
  const days = arrivalDays(input, service);
  if (!days) return rejected({ code: 'DAY_NOT_KNOWN' });
  return success({ serviceName: service.name, ...days, priceCents: deliveryPrice(product, service) });
}

/** The estimate in the format of calls and checkout [C-3-47]. */
export function toDeliveryEstimate(quote: DeliveryQuote): DeliveryEstimate {
  return {
    label: quote.serviceName,
    price: dollarsOf(quote.priceCents),
    firstAvailable: quote.earliest,
    rangeEnd: quote.latest,
    type: 'delivery',
    available: true,
  };
}

/** Matches the button's state, so that no day is shown for a product that cannot be ordered. */
export function productRefusal(product: DeliveredProduct, nowSeconds: number): DeliveryRefusal | null {
  if (!isStocked(product)) return 'NOTHING_TO_DELIVER';
  const label = cardState(product, nowSeconds);
  if (label === 'ENQUIRE') return product.enquiryOnly ? 'UNAVAILABLE' : 'IN_STORE_ONLY';
  if (label === 'PREORDER') return releaseOf(product) === null ? 'DAY_NOT_KNOWN' : null;
  return label === 'ADD_TO_CART' ? null : 'UNAVAILABLE';
}

/** When a pre-order is released: the end of the pre-order or the release date, whichever is later. */
function releaseOf({ preorderDateTime, releaseDateTime }: DeliveredProduct): number | null {
  if (preorderDateTime === null) return releaseDateTime;
  return Math.max(preorderDateTime, releaseDateTime ?? preorderDateTime);
}

/** The release an order placed now waits for; null when it has passed or has no date. */
export function releasedAtOf(product: DeliveredProduct, nowSeconds: number): number | null {
  return isPreorder(product, nowSeconds) ? releaseOf(product) : null;
}

function arrivalDays(input: EstimateInput, service: DeliveryService): ArrivalDays | null {
  const { product, rules, publicHolidays, nowSeconds } = input;
  const releasedAt = releasedAtOf(product, nowSeconds);
  const left = dispatchDay({ rules, publicHolidays, hasStockOnHand: product.hasStockOnHand, releasedAt, nowSeconds });
  return left === null ? null : arriveAfter(left, service, input);
}

function deliveryPrice(product: DeliveredProduct, service: DeliveryService): Cents {
  const isFree = service.freeFrom !== null && priceCentsOf(product) >= centsOf(service.freeFrom);
  return isFree ? toCents(0) : centsOf(service.price);
}
