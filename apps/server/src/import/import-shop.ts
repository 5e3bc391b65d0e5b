import type { Database } from '../store/database.ts';
import { singleKinds } from './import-file.ts';
import type { OnRefused } from './import-rows.ts';
import { contentKinds } from './kinds.ts';
import type { OpenKind } from './open-kind.ts';
import type { RawRow } from './read-rows.ts';

const { 'search-rule': searchRules, ...content } = contentKinds;
/** Every kind of row. Referenced kinds come first: search rules name products. */
const KINDS = { ...content, ...singleKinds, 'search-rule': searchRules } as const;

/** Rows of a shop by kind, each as a line of that kind's file. */
export type ShopFiles = { readonly [Kind in keyof typeof KINDS]?: readonly object[] };

/** Imports the files of a shop that comes with the program. A refused row is a bug in it, so it ends the import. */
export async function importShop(db: Database, files: ShopFiles, onRow: () => void = () => {}): Promise<void> {
  for (const [name, kind] of Object.entries<OpenKind>(KINDS)) {
    const rows = files[name as keyof ShopFiles] ?? [];
    await kind.import(db, rawRows(rows, onRow), failOnRefusal(name), 'replace');
  }
}

function* rawRows(values: readonly object[], onRow: () => void): Generator<RawRow> {
  for (const [index, value] of values.entries()) {
    yield { line: index + 1, format: 'json', value };
    onRow();
  }
}

const failOnRefusal =
  (name: string): OnRefused =>
  ({ line, field, reason }) => {
    throw new Error(`The shop's ${name} row ${line} is not valid: ${field}: ${reason}`);
  };
