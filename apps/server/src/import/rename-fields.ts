import type { RawRow } from './read-rows.ts';
import { isFields } from './row-key.ts';

/** What fields of a file are called here, by what the file calls them; empty: the field is left out. */
export type FieldNames = ReadonlyMap<string, string>;

/** Reads `Article=sku,Stock=`; undefined when it says nothing of the kind. */
export function readFieldNames(text: string): FieldNames | undefined {
  const pairs = text.split(',').map((pair) => {
    const at = pair.lastIndexOf('=');
    return at < 1 ? undefined : ([pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const);
  });
  const known = pairs.filter((pair) => pair !== undefined);
  return known.length === pairs.length ? new Map(known) : undefined;
}

/** Gives the fields of each row the names that the shop knows. */
export async function* renameFields(
  rows: AsyncIterable<RawRow>,
  names: FieldNames = new Map(),
): AsyncGenerator<RawRow> {
  for await (const row of rows) yield renamed(row, names);
}

function renamed(row: RawRow, names: FieldNames): RawRow {
  if (row.format === 'unreadable' || (row.format === 'json' && !isFields(row.value))) return row;
  const given: [string, unknown][] = row.format === 'csv' ? [...row.cells] : Object.entries(row.value as object);
  const pairs = given.flatMap(([name, value]): [string, unknown][] => {
    const known = names.get(name) ?? name;
    return known === '' ? [] : [[known, value]];
  });
  const fields = new Map(pairs);
  if (fields.size < pairs.length) return { line: row.line, format: 'unreadable', reason: sayTwice(pairs) };
  return row.format === 'csv'
    ? { ...row, cells: new Map(pairs.map(([name, value]) => [name, String(value)])) }
    : { ...row, value: Object.fromEntries(fields) };
}

const sayTwice = (pairs: readonly (readonly [string, unknown])[]): string => {
  const names = pairs.map(([name]) => name);
  return `has the field '${names.find((name, at) => names.indexOf(name) < at)}' twice with these names`;
};
