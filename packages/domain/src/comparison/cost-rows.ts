import type { Product } from '../catalogue/product.ts';
import { runningCost } from '../energy/running-cost.ts';
import { centsOf } from '../money/cents.ts';
import { formatPrice } from '../money/format-price.ts';
import { type ComparisonRow, toComparisonRow } from './comparison-row.ts';

type Priced = Pick<Product, 'id' | 'price' | 'attributes'>;

/** As long as a large appliance usually lasts. */
const YEARS = 10;

/**
 * What each product costs: its price and, where the energy that it uses in a year is known, what running it adds.
 * Running costs of different kinds of product are no race: only like is called better than like.
 */
export function costRows(products: readonly Priced[], isAlike: boolean): readonly ComparisonRow[] {
  const row = (code: string, name: string, dollarsOf: (product: Priced) => number | null, hasBest: boolean) => {
    const entries = products.map((product) => {
      const value = dollarsOf(product);
      return { productId: product.id, text: value === null ? null : formatPrice(centsOf(value)), value };
    });
    return toComparisonRow(code, name, entries, hasBest ? 'lower' : undefined);
  };
  const price = row('price', 'Price', (product) => product.price, true);
  if (products.every((product) => yearlyDollars(product) === null)) return [price];
  return [
    price,
    row('electricityYear', 'Electricity a year', yearlyDollars, isAlike),
    row('tenYears', `${YEARS}-year total`, tenYearDollars, isAlike),
  ];
}

function yearlyDollars({ attributes: { energyKwhYear: kwh } }: Priced): number | null {
  const cost = typeof kwh === 'number' && kwh > 0 ? runningCost({ kind: 'year', kwh }) : null;
  return cost?.per === 'year' ? cost.dollars : null;
}

function tenYearDollars(product: Priced): number | null {
  const yearly = yearlyDollars(product);
  return yearly === null ? null : product.price + YEARS * yearly;
}
