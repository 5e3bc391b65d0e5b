import { type ComparisonTable, compareProducts, priceAt } from '@wattle/domain';
import type { CSSProperties } from 'react';
import type { ComparedDocument, ComparisonAnswer } from './compared-product.ts';
import { comparedNoun, tableTitle } from './compared-words.ts';

/** Everything that the modal and the page show of a comparison. */
export type ComparisonView = {
  readonly products: readonly ComparedDocument[];
  readonly table: ComparisonTable;
  /** What the products are: 'fridges'. */
  readonly noun: string;
  readonly title: string;
  readonly factCount: number;
  readonly differingCount: number;
};

/** How many columns there are: the table is as wide as they ask for. */
export const columnsOf = ({ products }: ComparisonView) => ({ '--products': products.length }) as CSSProperties;

/** Prices are those of the moment: a reduction may have ended since the products were loaded. */
export function viewComparison(answer: ComparisonAnswer, nowSeconds: number): ComparisonView {
  const products = answer.products.map((product) => priceAt(product, nowSeconds));
  const table = compareProducts(products, answer.families);
  const rows = [...table.costs, ...table.groups.flatMap((group) => group.rows)];
  const noun = comparedNoun(products);
  return {
    products,
    table,
    noun,
    title: tableTitle(products.length, noun),
    factCount: rows.length,
    differingCount: rows.filter(({ differs }) => differs).length,
  };
}
