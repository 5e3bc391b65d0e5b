import type { Database } from '../store/database.ts';
import { type Cells, cellReader } from './cells-to-value.ts';
import type { Fields, ImportKind } from './import-kind.ts';
import type { ReadRow, Rows } from './read-rows.ts';

type CellKind<Row> = Pick<ImportKind<Row>, 'schema' | 'prepareCells'>;

/** Turns the cells of CSV rows into values; other rows have theirs already. */
export async function* readValues<Row>(db: Database, kind: CellKind<Row>, rows: Rows): AsyncGenerator<ReadRow> {
  let readCells: ((cells: Cells) => Fields) | undefined;
  for await (const raw of rows) {
    if (raw.format !== 'csv') yield raw;
    else {
      readCells ??= await kindReader(db, kind);
      yield { line: raw.line, format: 'json', value: readCells(raw.cells) };
    }
  }
}

async function kindReader<Row>(db: Database, { schema, prepareCells }: CellKind<Row>) {
  const read = cellReader(schema);
  const settle = await prepareCells?.(db);
  return settle ? (cells: Cells) => settle(read(cells), cells) : read;
}
