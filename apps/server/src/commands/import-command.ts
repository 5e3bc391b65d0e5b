import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { IMPORT_NAMES, importFile, isImportName } from '../import/import-file.ts';
import { isReadable } from '../import/read-rows.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- import <what> <file>

Reads a file into the shop: JSON Lines (.jsonl, .ndjson) or CSV (.csv). What is there already is
updated, what is new is added, nothing is removed. The same file twice changes nothing. A row that
is refused stops nothing; each is listed with its line, the field and the reason.

What:
  products     catalogue with variants, stock and prices; one product a row
  content      mixed rows, each with a type: brand, family, category, warranty, article, redirect, setting,
               synonym, search-rule
  stores       stores with their hours
  badges       product badges
  promotions   promotions
  vouchers     gift cards that have been sold; PINs are kept as hashes
  stock        stock alone: variantId, qty and hasStockOnHand, or variantId, qty and storeId

CSV: the first line names the fields; a nested field is a dotted column (visibleIn.index), a list is
JSON text in its cell ("[""a"",""b""]"). A brand, category, family, badge or warranty has to be there before a
product names it.

Exit code: 0 all rows taken, 1 some refused, 2 wrong usage, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [name, file, ...more] = positionals;
  if (name === undefined || !isImportName(name))
    throw new UsageError(`What to import? One of ${IMPORT_NAMES.join(', ')}.`);
  if (file === undefined || more.length > 0) throw new UsageError('One file, please.');
  if (!isReadable(file)) throw new UsageError(`${file}: the file's name must end in .jsonl, .ndjson or .csv.`);
  // before the database: a missing file is the likelier mistake
  await access(file);
  const summary = await withDatabase(terminal, (db) =>
    importFile(db, name, file, {
      onProgress: terminal.progress(`Importing ${name}`),
      onRefused: ({ line, field, reason }) =>
        terminal.err(`line ${line}: ${field === '' ? '' : `${field}: `}${reason}`),
    }),
  );
  const { inserted, updated, unchanged, refused } = summary;
  await terminal.out(`${name}: ${inserted} inserted, ${updated} updated, ${unchanged} unchanged, ${refused} refused`);
  return refused > 0 ? EXIT.incomplete : EXIT.done;
}

export const importCommand: Command = { summary: 'Read products, content, stores … from a file', help, run };
