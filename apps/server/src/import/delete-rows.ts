import type { Database } from '../store/database.ts';
import { keyOf, readExpanded } from './complete-rows.ts';
import type { Accepted, ImportKind } from './import-kind.ts';
import type { ImportSummary, OnRefused } from './import-rows.ts';
import type { Rows } from './read-rows.ts';
import { readValues } from './read-values.ts';
import { saveBatch } from './save-batch.ts';

const BATCH = 500;

/** Deletes the rows that a file names by their keys. A row that others refer to is refused, one that is gone is not. */
export async function deleteRows<Row extends object>(
  db: Database,
  kind: ImportKind<Row>,
  rows: Rows,
  onRefused: OnRefused,
): Promise<ImportSummary> {
  const total = { inserted: 0, updated: 0, unchanged: 0, refused: 0, deleted: 0 };
  const { remove } = kind;
  const refuse = (line: number, field: string, reason: string): void => {
    total.refused += 1;
    onRefused({ line, field, reason });
  };
  const deleteBatch = async (batch: readonly Accepted<string>[]): Promise<void> => {
    const done = await saveBatch(
      db,
      {
        save: async (tx, keys) => {
          const deleted = (await remove?.(tx, keys))?.length ?? 0;
          return { inserted: 0, updated: deleted, unchanged: keys.length - deleted };
        },
      },
      batch,
    );
    total.deleted += done.updated;
    total.unchanged += done.unchanged;
    for (const { item, problem } of done.refused) refuse(item.line, problem.field, problem.reason);
  };
  let batch: Accepted<string>[] = [];
  for await (const raw of readValues(db, kind, rows)) {
    if (raw.format === 'unreadable') {
      refuse(raw.line, '', raw.reason);
      continue;
    }
    const read = readExpanded(kind, raw.value);
    if ('missing' in read) refuse(raw.line, read.missing, 'is missing');
    else batch.push({ line: raw.line, row: keyOf(kind, read.fields) });
    if (batch.length >= BATCH) {
      await deleteBatch(batch);
      batch = [];
    }
  }
  if (batch.length > 0) await deleteBatch(batch);
  return total;
}
