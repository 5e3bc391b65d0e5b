import type { Database } from '../store/database.ts';
import { sqlStateOf } from '../store/database-error.ts';
import type { Counts } from '../store/upsert.ts';
import type { Accepted, Doubt, ImportKind } from './import-kind.ts';
import type { Problem } from './refusal.ts';

export type SavedBatch<Row> = Counts & { readonly refused: readonly Doubt<Row>[] };

/** Saves rows in one transaction. If the database refuses, the batch is halved until only the bad rows are left out. */
export async function saveBatch<Row>(
  db: Database,
  kind: Pick<ImportKind<Row>, 'save'>,
  items: readonly Accepted<Row>[],
): Promise<SavedBatch<Row>> {
  try {
    const counts = await db.transaction((tx) =>
      kind.save(
        tx,
        items.map(({ row }) => row),
        items,
      ),
    );
    return { ...counts, refused: [] };
  } catch (error) {
    if (!isAboutData(error)) throw error;
    const [only] = items;
    if (items.length === 1 && only) {
      return { inserted: 0, updated: 0, unchanged: 0, refused: [{ item: only, problem: toProblem(error) }] };
    }
  }
  const middle = Math.ceil(items.length / 2);
  const first = await saveBatch(db, kind, items.slice(0, middle));
  const second = await saveBatch(db, kind, items.slice(middle));
  return {
    inserted: first.inserted + second.inserted,
    updated: first.updated + second.updated,
    unchanged: first.unchanged + second.unchanged,
    refused: [...first.refused, ...second.refused],
  };
}

/** SQLSTATE classes 22 and 23 (bad values, broken constraints). Any other error is not the row's fault. */
function isAboutData(error: unknown): error is Error {
  return /^2[23]/.test(sqlStateOf(error) ?? '');
}

/** Constraint names are table_column_key or table_column_fkey. */
function toProblem(error: Error): Problem {
  const constraint = 'constraint' in error ? String(error.constraint ?? '') : '';
  const detail = 'detail' in error && error.detail ? String(error.detail) : error.message;
  const column = /^[a-z]+_(.+)_f?key$/.exec(constraint)?.[1] ?? '';
  return { field: column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), reason: detail };
}
