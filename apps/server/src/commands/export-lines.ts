import { csvLine, flatten } from '../import/to-csv.ts';

export const FORMATS = ['jsonl', 'csv'] as const;
export type Format = (typeof FORMATS)[number];
export type ExportRecord = Readonly<Record<string, unknown>>;
/** Starts a new read on every call. */
export type Records = () => AsyncIterable<object>;

/** Records as lines of a file; `first` are the columns that come first in a CSV. */
export async function* linesOf(format: Format, records: Records, first: readonly string[]): AsyncGenerator<string> {
  if (format === 'csv') return yield* csvLines(records, first);
  for await (const record of records()) yield JSON.stringify(record);
}

/** Reads the records twice: once for the columns, once for the lines. */
async function* csvLines(records: Records, first: readonly string[]): AsyncGenerator<string> {
  const columns = new Set(first);
  for await (const record of records()) for (const column of flatten(record).keys()) columns.add(column);
  yield csvLine([...columns]);
  for await (const record of records()) {
    const cells = flatten(record);
    yield csvLine([...columns].map((column) => cells.get(column) ?? ''));
  }
}
