import { groupDigits } from '@wattle/domain/numbers';
import { formatShopDay } from './shop-day.ts';

/** '1 product', '2,312 products' */
export const productsWords = (total: number): string => `${groupDigits(total)} ${total === 1 ? 'product' : 'products'}`;
/** '53 on hand, 18 promised, 35 to sell' */
export const stockWords = (onHand: number, held: number, toSell: number): string =>
  `${groupDigits(onHand)} on hand, ${groupDigits(held)} promised, ${groupDigits(toSell)} to sell`;
/** 'Change 3 records' */
export const changeWords = (total: number): string =>
  `Change ${groupDigits(total)} ${total === 1 ? 'record' : 'records'}`;
/** 'page 2 of 9' */
export const pageWords = (page: number, pageCount: number): string =>
  `page ${groupDigits(page)} of ${groupDigits(pageCount)}`;
/** '2 new, 3 changed, 4 as they were, 1 refused' */
export const resultWords = (result: {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly deleted?: number;
}): string =>
  [
    `${groupDigits(result.inserted)} new`,
    `${groupDigits(result.updated)} changed`,
    ...(result.deleted ? [`${groupDigits(result.deleted)} deleted`] : []),
    `${groupDigits(result.unchanged)} as they were`,
  ].join(', ');
/** 'Price from 3 Nov to 20 Dec: $99, then $89' for who does not see the drawing. */
export const stepsWords = (prices: readonly string[]): string => `Price over the next weeks: ${prices.join(', then ')}`;

type ListedPrice = Readonly<Record<'price' | 'erpOriginalPrice', number> & Record<'from' | 'to', number | null>>;

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
const isPrice = (value: unknown): value is ListedPrice =>
  typeof value === 'object' && value !== null && 'erpOriginalPrice' in value && 'price' in value;

/** '$2,988.00 (was $3,499.00) until 20 Nov' */
const priceWords = ({ price, erpOriginalPrice: was, from = null, to = null }: ListedPrice): string =>
  [
    dollars.format(price),
    ...(was > price ? [`(was ${dollars.format(was)})`] : []),
    ...(from === null ? [] : [`from ${formatShopDay(from)}`]),
    ...(to === null ? [] : [`until ${formatShopDay(to)}`]),
  ].join(' ');

/** A value of a record before or after a change, as somebody reads it. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '–' : value;
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value) && value.length > 0 && value.every(isPrice)) return value.map(priceWords).join('; ');
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || '–';
  return JSON.stringify(value);
}
