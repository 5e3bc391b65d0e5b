import type { Database } from '../store/database.ts';
import type { Fields, ImportKind } from './import-kind.ts';
import type { ReadRow, Rows } from './read-rows.ts';
import { readValues } from './read-values.ts';
import { isFields, mergeFields, readKeyed } from './row-key.ts';

const BATCH = 500;
type Given = { readonly line: number; readonly key: string; readonly fields: Fields };

/** Completes rows that only have a key and the fields to change with what is stored. */
export async function* completeRows<Row extends object>(
  db: Database,
  kind: ImportKind<Row>,
  rows: Rows,
): AsyncGenerator<ReadRow> {
  let batch: Given[] = [];
  for await (const raw of readValues(db, kind, rows)) {
    if (raw.format === 'unreadable') {
      yield raw;
      continue;
    }
    const read = readExpanded(kind, raw.value);
    if ('missing' in read) yield { line: raw.line, format: 'unreadable', reason: `${read.missing}: is missing` };
    else batch.push({ line: raw.line, key: keyOf(kind, read.fields), fields: read.fields });
    if (batch.length >= BATCH) {
      yield* complete(db, kind, batch);
      batch = [];
    }
  }
  yield* complete(db, kind, batch);
}

/** A row that names a record, with its shorthand read. */
export const readExpanded = <Row extends object>({ expand, keyFields }: ImportKind<Row>, value: unknown) =>
  readKeyed(expand && isFields(value) ? expand(value) : value, keyFields);

/** The key needs no other field than the key fields, which are there. */
export const keyOf = <Row extends object>(kind: ImportKind<Row>, fields: Fields): string => kind.key(fields as Row)[1];

async function* complete<Row extends object>(
  db: Database,
  kind: ImportKind<Row>,
  batch: readonly Given[],
): AsyncGenerator<ReadRow> {
  const stored = new Map<string, Row>();
  const wanted = new Set(batch.map(({ key }) => key));
  if (batch.length === 0) return;
  for await (const row of await kind.stored(db, [...wanted])) {
    const [, key] = kind.key(row);
    if (wanted.has(key)) stored.set(key, row);
  }
  for (const { line, key, fields } of batch) {
    const row = stored.get(key);
    yield row
      ? { line, format: 'json', value: mergeFields(Object.fromEntries(Object.entries(row)), fields), given: fields }
      : { line, format: 'unreadable', reason: `there is no '${key}' to update` };
  }
}
