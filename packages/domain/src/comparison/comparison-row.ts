import { bestText, type Direction } from './better-values.ts';

export type ComparisonCell = {
  readonly productId: string;
  /** In a shopper's words; null: not known, or nothing such a product has. */
  readonly text: string | null;
  readonly isBest: boolean;
};

export type ComparisonRow = {
  readonly code: string;
  readonly name: string;
  /** One for each product, in their order. */
  readonly cells: readonly ComparisonCell[];
  readonly differs: boolean;
};

/** A value of one product: what it says, and its figure if it is one. */
export type ComparisonEntry = {
  readonly productId: string;
  readonly text: string | null;
  readonly value: number | null;
};

/** One fact about several products: whether it differs, and which is best where a direction says what better is. */
export function toComparisonRow(
  code: string,
  name: string,
  entries: readonly ComparisonEntry[],
  direction: Direction | undefined,
): ComparisonRow {
  const figures = entries.flatMap(({ text, value }) => (text === null || value === null ? [] : [{ text, value }]));
  const best = direction && bestText(figures, direction);
  return {
    code,
    name,
    cells: entries.map(({ productId, text }) => ({ productId, text, isBest: best !== undefined && text === best })),
    differs: new Set(entries.map(({ text }) => text)).size > 1,
  };
}
