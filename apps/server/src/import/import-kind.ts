import type { z } from 'zod';
import type { Database, Queryable } from '../store/database.ts';
import type { Counts } from '../store/upsert.ts';
import type { Problem } from './refusal.ts';

export type Fields = Readonly<Record<string, unknown>>;
/** A row that passed its schema. */
export type Accepted<Row> = {
  readonly line: number;
  readonly row: Row;
  /** Of an update: the fields that it changes. The others are as they were read. */
  readonly given?: Fields;
};
export type Doubt<Row> = { readonly item: Accepted<Row>; readonly problem: Problem };
/** Checks accepted rows against the database. */
export type Check<Row> = (items: readonly Accepted<Row>[]) => Promise<Doubt<Row>[]> | Doubt<Row>[];

/** Reads again what a row's cells mean, from what they look like and from their text. */
export type CellSettler = (given: Fields, cells: ReadonlyMap<string, string>) => Fields;

/** A kind of import file: its schema, its references, and how its rows are saved. */
export type ImportKind<Row> = {
  readonly schema: z.ZodType<Row>;
  /** The fields that say which row it is; an update or a deletion needs them. */
  readonly keyFields: readonly string[];
  /** Rows per transaction, if they are smaller than most. */
  readonly batchRows?: number;
  /** A row's key field and value. A file may contain each value once. */
  key(row: Row): readonly [field: string, value: string];
  prepareCheck?(db: Database): Promise<Check<Row>>;
  /** Sorts rows into the order in which they must be saved. */
  arrange?(items: readonly Accepted<Row>[]): readonly Accepted<Row>[];
  /** What is stored, in the form of the file; with keys at least the rows that have them. */
  stored(db: Database, keys?: readonly string[]): AsyncIterable<Row> | Promise<Iterable<Row>>;
  /** Reads an update’s shorthand fields. */
  expand?(given: Fields): Fields;
  /** Prepares to read cells of CSV whose type only the database knows. */
  prepareCells?(db: Database): Promise<CellSettler>;
  /** Fills in what a row in short leaves out. */
  complete?(given: Fields): Fields;
  /** The problems of a row that does not say which one it is: what else it lacks is not listed. */
  nameless?(given: unknown): Problem[] | undefined;
  /** Deletes rows by key and returns the keys that were there. Without it rows cannot be deleted. */
  remove?(tx: Queryable, keys: readonly string[]): Promise<string[]>;
  /** `items` are the rows again, with what was given of each. */
  save(tx: Queryable, rows: readonly Row[], items?: readonly Accepted<Row>[]): Promise<Counts>;
  /** The same, with every change in the desk's log as this person's: for records whose history staff see. */
  written?(actor: string): Required<Pick<ImportKind<Row>, 'save' | 'remove'>>;
};

/** Runs checks on every row and collects the problems. */
export function findDoubts<Row>(
  items: readonly Accepted<Row>[],
  problemsOf: (row: Row) => readonly Problem[],
): Doubt<Row>[] {
  return items.flatMap((item) => problemsOf(item.row).map((problem) => ({ item, problem })));
}
