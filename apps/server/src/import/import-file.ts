import { stat } from 'node:fs/promises';
import type { Database } from '../store/database.ts';
import { importContent } from './import-content.ts';
import { type ImportSummary, importRows, type OnRefused } from './import-rows.ts';
import { badgeKind, promotionKind, storeKind, voucherKind } from './kinds.ts';
import { productKind } from './product-kind.ts';
import { type RawRow, readRows } from './read-rows.ts';
import { stockKind } from './stock-kind.ts';

type Importer = (db: Database, rows: AsyncIterable<RawRow>, onRefused: OnRefused) => Promise<ImportSummary>;

const IMPORTERS = {
  products: (db, rows, onRefused) => importRows(db, productKind, rows, onRefused),
  content: importContent,
  stores: (db, rows, onRefused) => importRows(db, storeKind, rows, onRefused),
  badges: (db, rows, onRefused) => importRows(db, badgeKind, rows, onRefused),
  promotions: (db, rows, onRefused) => importRows(db, promotionKind, rows, onRefused),
  vouchers: (db, rows, onRefused) => importRows(db, voucherKind, rows, onRefused),
  stock: (db, rows, onRefused) => importRows(db, stockKind, rows, onRefused),
} as const satisfies Readonly<Record<string, Importer>>;

export type ImportName = keyof typeof IMPORTERS;
export const IMPORT_NAMES = Object.keys(IMPORTERS) as readonly ImportName[];
export const isImportName = (name: string): name is ImportName => Object.hasOwn(IMPORTERS, name);

export type ImportOptions = {
  readonly onRefused: OnRefused;
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined;
};

/** Imports a file of one kind. The same file again changes nothing. */
export async function importFile(
  db: Database,
  name: ImportName,
  file: string,
  { onRefused, onProgress }: ImportOptions,
): Promise<ImportSummary> {
  const total = (await stat(file)).size;
  const rows = readRows(file, (done) => onProgress?.({ done, total }));
  const summary = await IMPORTERS[name](db, rows, onRefused);
  // the planner should know of a load at once; the embedded database would never learn of it
  if (summary.inserted + summary.updated > 0) await db.run('analyze');
  return summary;
}
