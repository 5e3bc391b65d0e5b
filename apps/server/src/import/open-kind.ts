import { z } from 'zod';
import type { Database } from '../store/database.ts';
import { completeRows } from './complete-rows.ts';
import { deleteRows } from './delete-rows.ts';
import type { Fields, ImportKind } from './import-kind.ts';
import { type Importer, importRows } from './import-rows.ts';
import { type Previewer, previewOf } from './preview-rows.ts';

export type { Importer, ImportMode } from './import-rows.ts';

/** A kind whose type of rows no longer matters. */
export type OpenKind = {
  readonly schema: z.ZodType;
  /** What a row has, as JSON Schema. */
  readonly describe: () => unknown;
  readonly keyFields: readonly string[];
  readonly canDelete: boolean;
  /** What a row in short leaves out. */
  readonly usual: Fields;
  readonly import: Importer;
  /** What an import would change, row by row. */
  readonly preview: Previewer;
  /** Everything of this kind, as a file would say it. */
  readonly export: (db: Database) => AsyncGenerator<object>;
  /** The row with this key, as a file would say it. */
  readonly find: (db: Database, key: string) => Promise<Fields | undefined>;
};

const importerOf =
  <Row extends object>(plain: ImportKind<Row>): Importer =>
  (db, rows, onRefused, mode, actor) => {
    const kind = { ...plain, ...(actor !== undefined && plain.written?.(actor)) };
    if (mode === 'delete') return deleteRows(db, kind, rows, onRefused);
    return importRows(db, kind, mode === 'update' ? completeRows(db, kind, rows) : rows, onRefused);
  };

export const openKind = <Row extends object>(kind: ImportKind<Row>): OpenKind => ({
  schema: kind.schema,
  describe: () => z.toJSONSchema(kind.schema, { io: 'input', unrepresentable: 'any' }),
  keyFields: kind.keyFields,
  canDelete: kind.remove !== undefined,
  usual: kind.complete?.({ sku: '' }) ?? {},
  import: importerOf(kind),
  preview: previewOf(kind, importerOf),
  async *export(db) {
    for await (const row of await kind.stored(db)) yield row;
  },
  async find(db, key) {
    for await (const row of await kind.stored(db, [key]))
      if (kind.key(row)[1] === key) return Object.fromEntries(Object.entries(row));
    return undefined;
  },
});
