import { bestText, type Direction } from './better-values.ts';

export type ComparisonCell = {
  readonly productId: string;
  /** Display text; null: unknown or not applicable. */
  readonly text: string | null;
  readonly isBest: boolean;
};

export type ComparisonRow = {
  readonly code: string;
  readonly name: string;
  /** One per product, in the same order. */
  readonly cells: readonly ComparisonCell[];
  readonly differs: boolean;
};

/** A product's value: display text, and a number if it has one. */
export type ComparisonEntry = {
  readonly productId: string;
  readonly text: string | null;
  readonly value: number | null;
};

/** A row of the table: whether values differ, and which is best if a direction is given. */
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
