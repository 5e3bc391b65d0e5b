import { priceCentsOf } from '../catalogue/price-cents.ts';
import type { Product } from '../catalogue/product.ts';
import { runningCost } from '../energy/running-cost.ts';
import { type Cents, centsOf, toCents } from '../money/cents.ts';
import { formatPrice } from '../money/format-price.ts';
import { type ComparisonRow, toComparisonRow } from './comparison-row.ts';

type Priced = Pick<Product, 'id' | 'price' | 'attributes'>;

/** The usual lifetime of a large appliance. */
const YEARS = 10;

/**
 * Cost rows: the price and, where yearly energy use is known, running costs. Running costs have a winner only among
 * products of the same kind.
 */
export function costRows(products: readonly Priced[], isAlike: boolean): readonly ComparisonRow[] {
  const row = (code: string, name: string, costOf: (product: Priced) => Cents | null, hasBest: boolean) => {
    const entries = products.map((product) => {
      const value = costOf(product);
      return { productId: product.id, text: value === null ? null : formatPrice(value), value };
    });
    return toComparisonRow(code, name, entries, hasBest ? 'lower' : undefined);
  };
  const price = row('price', 'Price', priceCentsOf, true);
  if (products.every((product) => yearlyCents(product) === null)) return [price];
  return [
    price,
    row('electricityYear', 'Electricity a year', yearlyCents, isAlike),
    row('tenYears', `${YEARS}-year total`, tenYearCents, isAlike),
  ];
}

function yearlyCents({ attributes: { energyKwhYear: kwh } }: Priced): Cents | null {
  const cost = typeof kwh === 'number' && kwh > 0 ? runningCost({ kind: 'year', kwh }) : null;
  return cost?.per === 'year' ? centsOf(cost.dollars) : null;
}

function tenYearCents(product: Priced): Cents | null {
  const yearly = yearlyCents(product);
  return yearly === null ? null : toCents(priceCentsOf(product) + YEARS * yearly);
}
