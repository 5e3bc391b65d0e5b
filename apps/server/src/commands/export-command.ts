import { createWriteStream } from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { IMPORT_NAMES } from '../import/import-file.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { FORMATS, type Format, linesOf } from './export-lines.ts';
import { EXPORTS } from './exports.ts';
import { noteWritten, purgeForms, type WrittenForms } from './purge-forms.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- export <what> [--since <date>] [--out <file>] [--format jsonl|csv] [--purge]

Writes records, the oldest first, to stdout or to a file.

  <what>           orders, or what visitors sent: enquiries, subscriptions (newsletter and event sign-ups), each with
                   its state: waiting (kept here), delivered, or dead (given up; retry-forms tries it again).
                   Or what import reads: ${IMPORT_NAMES.join(', ')}.
                   Importing such a file again changes nothing. Gift cards carry the hash of their PIN
  --since <date>   only what came at or after this moment: 2026-07-01, or 2026-07-01T09:00:00+10:00
  --out <file>     a file instead of stdout; .csv in its name means CSV
  --format <name>  jsonl (a JSON object a line; the default) or csv (nested fields as dotted columns)

  --purge          then delete here the enquiries or subscriptions that the file holds, except those still to be
                   delivered: dead and delivered ones, and all of them in a shop without KLAVIYO_API_KEY. Needs --out

Exit code: 0 done, 2 wrong usage, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      out: { type: 'string' },
      format: { type: 'string' },
      purge: { type: 'boolean', default: false },
    },
  });
  const kind = positionals.length === 1 ? EXPORTS.get(positionals[0] ?? '') : undefined;
  if (!kind) throw new UsageError(`What to export? ${[...EXPORTS.keys()].join(', ')}.`);
  if (values.purge && !kind.canPurge) throw new UsageError('--purge is for enquiries and subscriptions.');
  if (values.purge && values.out === undefined) throw new UsageError('--purge needs --out: a file to keep them in.');
  if (values.since !== undefined && kind.isWhole)
    throw new UsageError('--since is for orders, enquiries and subscriptions.');
  const format = formatOf(values.format, values.out);
  const since = values.since === undefined ? undefined : instantOf(values.since);
  return withDatabase(terminal, async (db) => {
    const written: WrittenForms = new Map();
    const read = kind.canPurge ? noteWritten(kind, written) : kind.read;
    await write(
      linesOf(format, () => read(db, since), kind.columns),
      values.out,
      terminal,
    );
    if (values.purge) {
      const delivers = readConfig(terminal.env).klaviyo !== undefined;
      await terminal.out(`Deleted: ${await purgeForms(db, written, delivers)}.`);
    }
    return EXIT.done;
  });
}

function formatOf(format: string | undefined, out: string | undefined): Format {
  const named = format ?? (extname(out ?? '').toLowerCase() === '.csv' ? 'csv' : 'jsonl');
  const known = FORMATS.find((each) => each === named);
  if (!known) throw new UsageError(`The format is ${FORMATS.join(' or ')}.`);
  return known;
}

function instantOf(text: string): Date {
  const instant = new Date(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(instant.getTime())) {
    throw new UsageError(`--since ${text}: a date like 2026-07-01, please.`);
  }
  return instant;
}

async function write(lines: AsyncIterable<string>, out: string | undefined, terminal: Terminal): Promise<void> {
  if (out !== undefined) {
    const ended = Readable.from(lines).map((line: string) => `${line}\n`);
    return pipeline(ended, createWriteStream(out));
  }
  for await (const line of lines) await terminal.out(line);
}

export const exportCommand: Command = { summary: 'Write orders, enquiries, or what import reads, out', help, run };
