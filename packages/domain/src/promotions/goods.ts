import type { ProductSet } from './product-set.ts';
import { isInSet, type PromotionLine } from './promotion-line.ts';

/** The lines of a cart, and which of them are in a product set; each set is resolved once per cart. */
export type Goods = {
  readonly lines: readonly PromotionLine[];
  readonly indexesIn: (set: ProductSet | undefined) => readonly number[];
  readonly qtyIn: (set: ProductSet | undefined) => number;
};

const EVERYTHING: ProductSet = {};

export function createGoods(lines: readonly PromotionLine[]): Goods {
  const known = new Map<ProductSet, readonly number[]>();
  const indexesIn = (set: ProductSet = EVERYTHING): readonly number[] => {
    const found = known.get(set);
    if (found) return found;
    const indexes: number[] = [];
    lines.forEach((line, index) => {
      if (isInSet(line, set)) indexes.push(index);
    });
    known.set(set, indexes);
    return indexes;
  };
  return {
    lines,
    indexesIn,
    qtyIn: (set) => indexesIn(set).reduce((sum, index) => sum + (lines[index]?.qty ?? 0), 0),
  };
}

/** The amount left to pay per line, by index. */
export type LeftCents = readonly number[];

export const fullPrices = ({ lines }: Goods): LeftCents => lines.map(({ unitCents, qty }) => unitCents * qty);

/** Units of one line that a promotion uses, and the discount on them. */
export type Take = { readonly index: number; readonly qty: number; readonly cents: number };

export const centsOfTakes = (takes: readonly Take[]): number => takes.reduce((sum, { cents }) => sum + cents, 0);
