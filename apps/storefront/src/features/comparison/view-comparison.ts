import { priceAt } from '@wattle/domain/catalogue';
import { type ComparisonTable, compareProducts } from '@wattle/domain/comparison';
import { comparedNoun, tableTitle } from '@wattle/messages/comparison-counts';
import type { CSSProperties } from 'react';
import type { ComparedDocument, ComparisonAnswer } from './compared-product.ts';

/** Everything the dialog and the page show of a comparison. */
export type ComparisonView = {
  readonly products: readonly ComparedDocument[];
  readonly table: ComparisonTable;
  /** Plural noun for the products: 'fridges'. */
  readonly noun: string;
  readonly title: string;
  readonly factCount: number;
  readonly differingCount: number;
};

/** Number of columns, which sets the table width. */
export const columnsOf = ({ products }: ComparisonView) => ({ '--products': products.length }) as CSSProperties;

/** Uses prices as of now: a sale may have ended since the products were loaded. */
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
