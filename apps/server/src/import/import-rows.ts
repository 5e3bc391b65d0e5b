import type { Database } from '../store/database.ts';
import type { Counts } from '../store/upsert.ts';
import type { Accepted, Check, ImportKind } from './import-kind.ts';
import type { ReadRow, Rows } from './read-rows.ts';
import { readValues } from './read-values.ts';
import { type Problem, parseRow, type Refusal } from './refusal.ts';
import { isFields } from './row-key.ts';
import { saveBatch } from './save-batch.ts';

export type ImportSummary = Counts & { readonly refused: number; readonly deleted?: number };
export type OnRefused = (refusal: Refusal) => void;

/**
 * What the rows of a file are. `replace`: whole records, new ones too. `update`: records that are there, with the fields
 * to change. `delete`: keys of records to delete.
 */
export type ImportMode = 'replace' | 'update' | 'delete';
/** Without an actor nothing is written in the desk's log: the caller does, or it is a rehearsal. */
export type Importer = (
  db: Database,
  rows: Rows,
  onRefused: OnRefused,
  mode: ImportMode,
  actor?: string,
) => Promise<ImportSummary>;

const BATCH = 500;

/**
 * Imports rows of one kind, with one transaction per batch, so that the shop keeps running. A refused row does not stop
 * the import. A kind with `arrange` is read completely before it is saved.
 */
export async function importRows<Row>(
  db: Database,
  kind: ImportKind<Row>,
  rows: Rows,
  onRefused: OnRefused,
): Promise<ImportSummary> {
  const importer = createImporter(db, kind, onRefused);
  let batch: Accepted<Row>[] = [];
  let saving = Promise.resolve();
  for await (const row of readValues(db, kind, rows)) {
    const accepted = importer.accept(row);
    if (accepted) batch.push(accepted);
    if (batch.length >= (kind.batchRows ?? BATCH) && !kind.arrange) {
      await saving;
      // read on while the database works; errors surface at the next await
      saving = importer.save(batch);
      saving.catch(() => {});
      batch = [];
    }
  }
  await saving;
  await importer.save(kind.arrange?.(batch) ?? batch);
  return importer.summary();
}

function createImporter<Row>(db: Database, kind: ImportKind<Row>, onRefused: OnRefused) {
  let check: Check<Row> | undefined;
  const counts = { inserted: 0, updated: 0, unchanged: 0, refused: 0 };
  const lineOf = new Map<string, number>();

  function refuse(line: number, problems: readonly Problem[]): undefined {
    counts.refused += 1;
    for (const problem of problems) onRefused({ line, ...problem });
  }

  function accept(read: ReadRow): Accepted<Row> | undefined {
    const { line } = read;
    if (read.format === 'unreadable') return refuse(line, [{ field: '', reason: read.reason }]);
    const given = kind.complete && isFields(read.value) ? kind.complete(read.value) : read.value;
    const parsed = parseRow(kind.schema, given);
    if ('problems' in parsed) return refuse(line, kind.nameless?.(read.value) ?? parsed.problems);
    const [field, value] = kind.key(parsed.row);
    const earlier = lineOf.get(value);
    if (earlier !== undefined) return refuse(line, [{ field, reason: `'${value}' is on line ${earlier} already` }]);
    lineOf.set(value, line);
    return { line, row: parsed.row, ...(read.given && { given: read.given }) };
  }

  /** Saves the rows that pass the check. Refusing one row may invalidate others, so the rest is checked again. */
  async function save(items: readonly Accepted<Row>[]): Promise<void> {
    if (items.length === 0) return;
    check ??= await kind.prepareCheck?.(db);
    const doubts = (await check?.(items)) ?? [];
    const doubtful = new Set(doubts.map(({ item }) => item));
    for (const item of [...doubtful].sort((a, b) => a.line - b.line)) {
      refuse(
        item.line,
        doubts.filter((doubt) => doubt.item === item).map(({ problem }) => problem),
      );
    }
    if (doubtful.size > 0) return save(items.filter((item) => !doubtful.has(item)));
    const saved = await saveBatch(db, kind, items);
    counts.inserted += saved.inserted;
    counts.updated += saved.updated;
    counts.unchanged += saved.unchanged;
    for (const { item, problem } of saved.refused) refuse(item.line, [problem]);
  }

  return { accept, save, summary: (): ImportSummary => ({ ...counts }) };
}
