import { type ChangedField, changedFields } from '@wattle/domain/goods';
import type { Database } from '../store/database.ts';
import { rehearse } from '../store/rehearse.ts';
import type { ImportKind } from './import-kind.ts';
import type { Importer, ImportMode, ImportSummary, OnRefused } from './import-rows.ts';
import type { Rows } from './read-rows.ts';

/** What an import would do to one record. */
export type RowChange = {
  readonly key: string;
  readonly what: 'new' | 'changed' | 'deleted';
  readonly changes: readonly ChangedField[];
};

export type Preview = { readonly summary: ImportSummary; readonly rows: readonly RowChange[] };
export type Previewer = (db: Database, rows: Rows, onRefused: OnRefused, mode: ImportMode) => Promise<Preview>;

/** Imports rows in a rehearsal and returns each record's changes. Nothing is saved. */
export function previewOf<Row extends object>(
  kind: ImportKind<Row>,
  importerOf: (kind: ImportKind<Row>) => Importer,
): Previewer {
  return (db, rows, onRefused, mode) =>
    rehearse(db, async (on) => {
      const changes: RowChange[] = [];
      const watched: ImportKind<Row> = {
        ...kind,
        save: async (tx, saved, items) => {
          const before = await storedBy(on, kind, saved);
          for (const row of saved) changes.push(...rowChange(kind.key(row)[1], before.get(kind.key(row)[1]), row));
          return kind.save(tx, saved, items);
        },
        ...(kind.remove && {
          remove: async (tx, keys) => {
            const gone = (await kind.remove?.(tx, keys)) ?? [];
            changes.push(...gone.map((key) => ({ key, what: 'deleted', changes: [] }) as const));
            return gone;
          },
        }),
      };
      const summary = await importerOf(watched)(on, rows, onRefused, mode);
      return { summary, rows: changes };
    });
}

async function storedBy<Row>(db: Database, kind: ImportKind<Row>, rows: readonly Row[]): Promise<Map<string, Row>> {
  const keys = new Set(rows.map((row) => kind.key(row)[1]));
  const found = new Map<string, Row>();
  for await (const row of await kind.stored(db, [...keys])) {
    const [, key] = kind.key(row);
    if (keys.has(key)) found.set(key, row);
  }
  return found;
}

function rowChange(key: string, before: object | undefined, after: object): RowChange[] {
  if (!before) return [{ key, what: 'new', changes: [] }];
  const changes = changedFields(before, after);
  return changes.length === 0 ? [] : [{ key, what: 'changed', changes }];
}
