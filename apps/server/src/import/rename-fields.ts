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
  const renamed = <T>(fields: Iterable<readonly [string, T]>): [string, T][] =>
    [...fields].flatMap(([name, value]): [string, T][] => {
      const known = names.get(name) ?? name;
      return known === '' ? [] : [[known, value]];
    });
  for await (const row of rows) {
    if (row.format === 'csv') yield { ...row, cells: new Map(renamed(row.cells)) };
    else if (row.format === 'json' && isFields(row.value))
      yield { ...row, value: Object.fromEntries(renamed(Object.entries(row.value))) };
    else yield row;
  }
}
