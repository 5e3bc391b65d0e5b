import type { Database } from '../store/database.ts';
import type { ImportSummary, OnRefused } from './import-rows.ts';
import { contentKinds } from './kinds.ts';
import type { ImportMode } from './open-kind.ts';
import type { RawRow, Rows } from './read-rows.ts';

type ContentType = keyof typeof contentKinds;
const TYPES = Object.keys(contentKinds) as readonly ContentType[];
const isContentType = (type: unknown): type is ContentType => TYPES.some((known) => known === type);

/** Imports a file of mixed content. Each row's `type` says what it is. Referenced rows are saved first, deleted last. */
export async function importContent(
  db: Database,
  rows: Rows,
  onRefused: OnRefused,
  mode: ImportMode,
): Promise<ImportSummary> {
  const groups = new Map<ContentType, RawRow[]>(TYPES.map((type) => [type, []]));
  const total = { inserted: 0, updated: 0, unchanged: 0, refused: 0, deleted: 0 };
  for await (const raw of rows) {
    const { type, rest } = takeType(raw);
    if (isContentType(type)) groups.get(type)?.push(rest);
    else {
      total.refused += 1;
      onRefused(
        raw.format === 'unreadable' ? { line: raw.line, field: '', reason: raw.reason } : unknownType(raw.line),
      );
    }
  }
  for (const type of mode === 'delete' ? TYPES.toReversed() : TYPES) {
    const summary = await contentKinds[type].import(db, groups.get(type) ?? [], onRefused, mode);
    for (const key of ['inserted', 'updated', 'unchanged', 'refused'] as const) total[key] += summary[key];
    total.deleted += summary.deleted ?? 0;
  }
  const { deleted, ...counts } = total;
  return mode === 'delete' ? total : counts;
}

/** All content, as a file would say it: referenced rows come first. */
export async function* exportContent(db: Database): AsyncGenerator<object> {
  for (const type of TYPES) for await (const row of contentKinds[type].export(db)) yield { type, ...row };
}

const unknownType = (line: number) => ({ line, field: 'type', reason: `expected one of ${TYPES.join(', ')}` });

/** Splits off `type`, which the schemas do not know. */
function takeType(raw: RawRow): { type: unknown; rest: RawRow } {
  if (raw.format === 'csv') {
    const { type, ...cells } = Object.fromEntries(raw.cells);
    return { type, rest: { ...raw, cells: new Map(Object.entries(cells)) } };
  }
  if (raw.format !== 'json' || typeof raw.value !== 'object' || raw.value === null)
    return { type: undefined, rest: raw };
  const { type, ...value } = { type: undefined, ...raw.value };
  return { type, rest: { ...raw, value } };
}
