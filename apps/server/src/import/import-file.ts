import { stat } from 'node:fs/promises';
import type { Database } from '../store/database.ts';
import { refreshStatistics } from '../store/inspect.ts';
import { importContent } from './import-content.ts';
import { type Importer, type ImportSummary, importerOf, type OnRefused } from './import-rows.ts';
import { badgeKind, storeKind, voucherKind } from './kinds.ts';
import { productKind } from './product-kind.ts';
import { promotionKind } from './promotion-kind.ts';
import { readRows } from './read-rows.ts';
import { stockKind } from './stock-kind.ts';

const IMPORTERS = {
  products: importerOf(productKind),
  content: importContent,
  stores: importerOf(storeKind),
  badges: importerOf(badgeKind),
  promotions: importerOf(promotionKind),
  vouchers: importerOf(voucherKind),
  stock: importerOf(stockKind),
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
  if (summary.inserted + summary.updated > 0) await refreshStatistics(db);
  return summary;
}
