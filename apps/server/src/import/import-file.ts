import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Database } from '../store/database.ts';
import { COMMAND_LINE, importRunStore } from '../store/import-runs.ts';
import { refreshStatistics } from '../store/inspect.ts';
import { rehearse } from '../store/rehearse.ts';
import { exportContent, importContent } from './import-content.ts';
import type { ImportSummary, OnRefused } from './import-rows.ts';
import { badgeKind, localityKind, storeKind, voucherKind } from './kinds.ts';
import { type Importer, type ImportMode, type OpenKind, openKind } from './open-kind.ts';
import type { Preview } from './preview-rows.ts';
import { productKind } from './product-kind.ts';
import { promotionKind } from './promotion-kind.ts';
import { formatOf, type RowFormat, readRows } from './read-rows.ts';
import type { Refusal } from './refusal.ts';
import { type FieldNames, renameFields } from './rename-fields.ts';
import { shopKind } from './shop-kind.ts';
import { stockKind } from './stock-kind.ts';

type FileKind = Pick<OpenKind, 'export' | 'canDelete'> & { readonly import: Importer };

/** The kinds of one file each. Referenced kinds come first. */
export const singleKinds = {
  shop: openKind(shopKind),
  badges: openKind(badgeKind),
  products: openKind(productKind),
  stores: openKind(storeKind),
  stock: openKind(stockKind),
  promotions: openKind(promotionKind),
  vouchers: openKind(voucherKind),
  localities: openKind(localityKind),
} as const satisfies Readonly<Record<string, OpenKind>>;

const KINDS = {
  ...singleKinds,
  content: { import: importContent, export: exportContent, canDelete: true },
} as const satisfies Readonly<Record<string, FileKind>>;

export type ImportName = keyof typeof KINDS;
export const IMPORT_NAMES = Object.keys(KINDS) as readonly ImportName[];
export const isImportName = (name: string): name is ImportName => Object.hasOwn(KINDS, name);
export const canDelete = (name: ImportName): boolean => KINDS[name].canDelete;

/** Everything of a kind, as a file to import would say it. */
export const exportRows = (db: Database, name: ImportName): AsyncIterable<object> => KINDS[name].export(db);

export type ImportOptions = {
  readonly onRefused: OnRefused;
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined;
  readonly mode?: ImportMode;
  /** New names for fields; one without a new name is left out. */
  readonly renames?: FieldNames;
  /** Reports what would happen, and changes nothing. */
  readonly isDryRun?: boolean;
  /** Who imports, for the history; not given: somebody at the command line. */
  readonly actor?: string;
};

/** Of so many refused rows the history tells the reasons; it counts the others. */
const REFUSALS_KEPT = 1000;

/** A source without a single row: more likely a mistake than an empty catalogue. */
export class NoRows extends Error {
  override readonly name = 'NoRows';
}

/** Imports a file of one kind. Importing the same file again changes nothing. */
export async function importFile(
  db: Database,
  name: ImportName,
  file: string,
  { onProgress, ...options }: ImportOptions,
): Promise<ImportSummary> {
  const total = (await stat(file)).size;
  const format = formatOf(file);
  if (!format) throw new Error(`${file}: the file's name must end in .jsonl, .ndjson, .json or .csv`);
  const source = { from: file, format, chunks: createReadStream(file) };
  return importChunks(db, name, source, { ...options, onBytes: (done) => onProgress?.({ done, total }) });
}

export type ImportSource = {
  /** What to call it in a message. */
  readonly from: string;
  readonly format: RowFormat;
  readonly chunks: AsyncIterable<Uint8Array>;
};

export async function importChunks(
  db: Database,
  name: ImportName,
  { from, format, chunks }: ImportSource,
  options: Omit<ImportOptions, 'onProgress'> & { readonly onBytes?: (bytes: number) => void },
): Promise<ImportSummary> {
  const { mode = 'replace', isDryRun = false, renames, onBytes, actor = COMMAND_LINE } = options;
  const all = await readAll({ from, format, chunks }, renames, onBytes);
  const refusals: Refusal[] = [];
  const onRefused: OnRefused = (refusal) => {
    if (refusals.length < REFUSALS_KEPT) refusals.push(refusal);
    options.onRefused(refusal);
  };
  const run = (on: Database): Promise<ImportSummary> => KINDS[name].import(on, all, onRefused, mode, actor);
  if (isDryRun) return rehearse(db, run);
  const summary = await run(db);
  await importRunStore(db).save({ kind: name, mode, actor, source: from, deleted: 0, ...summary, refusals });
  if (summary.inserted + summary.updated + (summary.deleted ?? 0) > 0) await refreshStatistics(db);
  return summary;
}

/** The rows of a source that has some. */
async function readAll(
  { from, format, chunks }: ImportSource,
  renames?: FieldNames,
  onBytes?: (bytes: number) => void,
) {
  const rows = renameFields(readRows(format, chunks, onBytes), renames);
  const first = await rows.next();
  if (first.done) throw new NoRows(`${from} has no rows.`);
  return (async function* () {
    yield first.value;
    yield* rows;
  })();
}

export type PreviewName = keyof typeof singleKinds;

/** What an import would change, record by record, and the rows that it would refuse. Nothing changes. */
export async function previewChunks(
  db: Database,
  name: PreviewName,
  source: ImportSource,
  { mode = 'replace', renames }: Pick<ImportOptions, 'mode' | 'renames'>,
): Promise<Preview & { readonly refusals: readonly Refusal[] }> {
  const refusals: Refusal[] = [];
  const rows = await readAll(source, renames);
  const preview = await singleKinds[name].preview(db, rows, (refusal) => refusals.push(refusal), mode);
  return { ...preview, refusals };
}
