import type { z } from 'zod';
import type { Database, Queryable } from '../store/database.ts';
import type { Counts } from '../store/upsert.ts';
import type { Problem } from './refusal.ts';

/** A row that its schema has accepted. */
export type Accepted<Row> = { readonly line: number; readonly row: Row };
export type Doubt<Row> = { readonly item: Accepted<Row>; readonly problem: Problem };
/** What is wrong with accepted rows beside what is in the database. */
export type Check<Row> = (items: readonly Accepted<Row>[]) => Promise<Doubt<Row>[]> | Doubt<Row>[];

/** One kind of file: what its rows look like, what they refer to, and how they are saved. */
export type ImportKind<Row> = {
  readonly schema: z.ZodType<Row>;
  /** The field that names a row, and what is in it. A file may hold each once. */
  key(row: Row): readonly [field: string, value: string];
  prepareCheck?(db: Database): Promise<Check<Row>>;
  /** Puts rows into the order they have to be saved in. */
  arrange?(items: readonly Accepted<Row>[]): readonly Accepted<Row>[];
  save(tx: Queryable, rows: readonly Row[]): Promise<Counts>;
};

/** Asks of every row what it refers to; each question gives the values of a field that nothing stands behind. */
export function findDoubts<Row>(
  items: readonly Accepted<Row>[],
  problemsOf: (row: Row) => readonly Problem[],
): Doubt<Row>[] {
  return items.flatMap((item) => problemsOf(item.row).map((problem) => ({ item, problem })));
}
