import { access, constants } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { canDelete, IMPORT_NAMES, importChunks, importFile, isImportName } from '../import/import-file.ts';
import type { ImportSummary } from '../import/import-rows.ts';
import type { ImportMode } from '../import/open-kind.ts';
import { formatOf, ROW_FORMATS } from '../import/read-rows.ts';
import type { Refusal } from '../import/refusal.ts';
import { readFieldNames } from '../import/rename-fields.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- import <what> <file> [--update | --delete] [--dry-run] [--map <pairs>]
         [--format jsonl|json|csv] [--by <name>]

Reads a file into the shop: JSON Lines (.jsonl, .ndjson), a JSON list (.json) or CSV (.csv). What is there already is
updated, what is new is added, nothing is removed. The same file twice changes nothing. A row that
is refused stops nothing; each is listed with its line, the field and the reason. - reads standard input.

  --update         rows have their key and only the fields to change, of records that are there:
                   {"id":"p1","price":99}, where price stands for the one price from now on
  --delete         rows name records to delete, by their keys: {"id":"p1"}, {"type":"article","id":"news"}
  --dry-run        say what would happen, and change nothing
  --map <pairs>    what the file calls a field, and what it is here: "Article=sku,Retail price=price";
                   "Stock=" leaves a field out
  --format <name>  what standard input is; jsonl when not given
  --by <name>      who imports, for the history: npm run shop -- imports

What:
  shop         who runs the shop: name, company, ABN, address, phone, hours, logo, colours, links; one row
  products     catalogue with variants, stock and prices; one product a row
  content      mixed rows, each with a type: brand, family, category, warranty, article, redirect, setting,
               synonym, absent-brand, search-rule
  stores       stores with their hours
  badges       product badges
  promotions   promotions
  vouchers     gift cards that have been sold; PINs are kept as hashes
  localities   suburbs with their postcode, state and location
  stock        stock alone: variantId, qty and hasStockOnHand, or variantId, qty and storeId

CSV: the first line names the fields; a nested field is a dotted column (visibleIn.index), a list is
JSON text in its cell ("[""a"",""b""]"). Semicolons or tabs may stand for commas; prices have a
point. A brand, category, family, badge or warranty has to be there before a product names it. npm run shop -- export shows the format of each kind.

Exit code: 0 all rows taken, 1 some refused, 2 wrong usage, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      delete: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      format: { type: 'string' },
      map: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const [name, file, ...more] = positionals;
  if (name === undefined || !isImportName(name))
    throw new UsageError(`What to import? One of ${IMPORT_NAMES.join(', ')}.`);
  if (file === undefined || more.length > 0) throw new UsageError('One file, please.');
  if (values.update && values.delete) throw new UsageError('--update or --delete, not both.');
  if (values.delete && !canDelete(name)) throw new UsageError(`${name} cannot be deleted: import a quantity of 0.`);
  const mode: ImportMode = values.delete ? 'delete' : values.update ? 'update' : 'replace';
  const format = ROW_FORMATS.find((one) => one === (values.format ?? 'jsonl'));
  if (!format) throw new UsageError(`The format is one of ${ROW_FORMATS.join(', ')}.`);
  if (file !== '-' && !formatOf(file))
    throw new UsageError(`${file}: the file's name must end in .jsonl, .ndjson, .json or .csv.`);
  // before the database: a missing file is the likelier mistake
  if (file !== '-') await access(file, constants.R_OK);
  const isDryRun = values['dry-run'];
  const renames = values.map === undefined ? new Map<string, string>() : readFieldNames(values.map);
  if (!renames) throw new UsageError('--map has pairs like "Article=sku,Stock=", separated by commas.');
  const summary = await withDatabase(terminal, (db) => {
    const options = {
      ...{ mode, isDryRun, renames, ...(values.by !== undefined && { actor: values.by }) },
      onRefused: ({ line, field, reason }: Refusal) =>
        terminal.err(`line ${line}: ${field === '' ? '' : `${field}: `}${reason}`),
    };
    return file === '-'
      ? importChunks(db, name, { from: 'Standard input', format, chunks: terminal.input }, options)
      : importFile(db, name, file, { ...options, onProgress: terminal.progress(`Importing ${name}`) });
  });
  await terminal.out(`${isDryRun ? 'Dry run, nothing changed. ' : ''}${name}: ${sayCounts(summary)}`);
  return summary.refused > 0 ? EXIT.incomplete : EXIT.done;
}

function sayCounts({ inserted, updated, unchanged, refused, deleted }: ImportSummary): string {
  return deleted === undefined
    ? `${inserted} inserted, ${updated} updated, ${unchanged} unchanged, ${refused} refused`
    : `${deleted} deleted, ${unchanged} not there, ${refused} refused`;
}

export const importCommand: Command = { summary: 'Read products, content, stores … from a file', help, run };
