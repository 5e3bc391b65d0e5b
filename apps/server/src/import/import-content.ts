import type { Database } from '../store/database.ts';
import type { ImportSummary, OnRefused, Rows } from './import-rows.ts';
import { contentImporters } from './kinds.ts';
import type { RawRow } from './read-rows.ts';

type ContentType = keyof typeof contentImporters;
const TYPES = Object.keys(contentImporters) as readonly ContentType[];
const isContentType = (type: unknown): type is ContentType => TYPES.some((known) => known === type);

/** Imports a file of mixed content: each row says by `type` what it is. What others refer to is saved first. */
export async function importContent(db: Database, rows: Rows, onRefused: OnRefused): Promise<ImportSummary> {
  const groups = new Map<ContentType, RawRow[]>(TYPES.map((type) => [type, []]));
  const total = { inserted: 0, updated: 0, unchanged: 0, refused: 0 };
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
  for (const type of TYPES) {
    const summary = await contentImporters[type](db, groups.get(type) ?? [], onRefused);
    for (const key of ['inserted', 'updated', 'unchanged', 'refused'] as const) total[key] += summary[key];
  }
  return total;
}

const unknownType = (line: number) => ({ line, field: 'type', reason: `expected one of ${TYPES.join(', ')}` });

/** A row without its `type`, which the schemas do not know. */
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
