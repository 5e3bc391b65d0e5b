import { currentPrice } from '../catalogue/current-price.ts';
import type { PriceRecord } from '../catalogue/product-record.ts';
import { centsOf } from '../money/cents.ts';

/** A price that staff set: what is charged, and what it is compared with. Dollars. */
export type SetPrice = { readonly price: number; readonly was: number };
/** The same for a time to come. Seconds since epoch; no end: from then on. */
export type PlannedPrice = SetPrice & { readonly from: number; readonly to: number | null };

export type PriceProblem = {
  readonly field: 'price' | 'was' | 'from' | 'to';
  readonly code: 'PRICE_INVALID' | 'WAS_BELOW_PRICE' | 'START_PAST' | 'END_BEFORE_START';
};

/** A dearer price is a slip of the finger. */
const PRICE_MAX_CENTS = 10_000_000_00;

function checkAmounts({ price, was }: SetPrice): PriceProblem[] {
  const isAmount = (dollars: number): boolean =>
    Number.isFinite(dollars) && centsOf(dollars) > 0 && centsOf(dollars) <= PRICE_MAX_CENTS;
  if (!isAmount(price)) return [{ field: 'price', code: 'PRICE_INVALID' }];
  if (!isAmount(was)) return [{ field: 'was', code: 'PRICE_INVALID' }];
  return was < price ? [{ field: 'was', code: 'WAS_BELOW_PRICE' }] : [];
}

/**
 * What is wrong with a price for now. A product that costs nothing is an error of the file it came from, so this is
 * stricter than an import.
 */
export const checkPrice = (set: SetPrice): PriceProblem[] => checkAmounts(set);

export function checkPlannedPrice(planned: PlannedPrice, nowSeconds: number): PriceProblem[] {
  const { from, to } = planned;
  return [
    ...checkAmounts(planned),
    ...(from > nowSeconds ? [] : [{ field: 'from', code: 'START_PAST' } as const]),
    ...(to === null || to > from ? [] : [{ field: 'to', code: 'END_BEFORE_START' } as const]),
  ];
}

const isAhead = ({ from }: PriceRecord, nowSeconds: number): boolean => from !== null && from > nowSeconds;

/** Changes the price in force; what is planned stays. Where every price is outside its dates, the new one has none. */
export function setPriceNow(
  prices: readonly PriceRecord[],
  { price, was }: SetPrice,
  nowSeconds: number,
): PriceRecord[] {
  const current = currentPrice(prices, nowSeconds);
  const isOver = isAhead(current, nowSeconds) || (current.to !== null && current.to <= nowSeconds);
  if (isOver) return [...prices, { price, erpOriginalPrice: was, from: null, to: null }];
  return prices.map((one) => (one === current ? { ...one, price, erpOriginalPrice: was } : one));
}

/** Plans a price, in place of everything that was planned. */
export const planPrice = (
  prices: readonly PriceRecord[],
  { price, was, from, to }: PlannedPrice,
  nowSeconds: number,
): PriceRecord[] => [...dropPlanned(prices, nowSeconds), { price, erpOriginalPrice: was, from, to }];

/** Without what is planned. A product keeps a price: its only one stays, planned or not. */
export function dropPlanned(prices: readonly PriceRecord[], nowSeconds: number): PriceRecord[] {
  const kept = prices.filter((one) => !isAhead(one, nowSeconds));
  return kept.length > 0 ? kept : [...prices];
}

/** The next price that is planned. */
export const plannedPrice = (prices: readonly PriceRecord[], nowSeconds: number): PriceRecord | undefined =>
  prices.filter((one) => isAhead(one, nowSeconds)).sort((a, b) => (a.from ?? 0) - (b.from ?? 0))[0];

/** The prices as if the next planned one were in force now, until it ends. */
export function pricesAtPlanned(prices: readonly PriceRecord[], nowSeconds: number): readonly PriceRecord[] {
  const from = plannedPrice(prices, nowSeconds)?.from ?? nowSeconds;
  return [{ ...currentPrice(prices, from), from: null }];
}

export type PriceStep = { readonly from: number; readonly price: number; readonly was: number };

/** What is charged from one moment to another, as steps: each until the next begins. */
export function priceSteps(prices: readonly PriceRecord[], from: number, to: number): PriceStep[] {
  const moments = prices.flatMap((one) => [one.from, one.to]).filter((at): at is number => at !== null);
  const starts = [from, ...moments.filter((at) => at > from && at < to)].sort((a, b) => a - b);
  const steps: PriceStep[] = [];
  for (const at of starts) {
    const { price, erpOriginalPrice: was } = currentPrice(prices, at);
    const last = steps.at(-1);
    if (last?.price !== price || last.was !== was) steps.push({ from: at, price, was });
  }
  return steps;
}
