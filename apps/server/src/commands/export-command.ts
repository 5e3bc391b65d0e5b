import { createWriteStream } from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type OrderRecord, orderStore } from '../store/orders.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { csvLine, flatten } from './to-csv.ts';
import { withDatabase } from './with-database.ts';

const FORMATS = ['jsonl', 'csv'] as const;
type Format = (typeof FORMATS)[number];
type Orders = () => AsyncIterable<OrderRecord>;

const help = `Usage: npm run shop -- export orders [--since <date>] [--out <file>] [--format jsonl|csv]

Writes the orders, the oldest first, to stdout or to a file.

  --since <date>   only orders placed at or after this moment: 2026-07-01, or 2026-07-01T09:00:00+10:00
  --out <file>     a file instead of stdout; .csv in its name means CSV
  --format <name>  jsonl (a JSON object a line; the default) or csv (nested fields as dotted columns)

Exit code: 0 done, 2 wrong usage, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { since: { type: 'string' }, out: { type: 'string' }, format: { type: 'string' } },
  });
  if (positionals.length !== 1 || positionals[0] !== 'orders') throw new UsageError('What to export? orders.');
  const format = formatOf(values.format, values.out);
  const since = values.since === undefined ? undefined : instantOf(values.since);
  return withDatabase(terminal, async (db) => {
    const orders = () => orderStore(db).streamOrders(since);
    await write(linesOf(format, orders), values.out, terminal);
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

const toLine = ({ number, placedAt, status, data }: OrderRecord) => ({
  number,
  placedAt: new Date(placedAt * 1000).toISOString(),
  status,
  data,
});

async function* linesOf(format: Format, orders: Orders): AsyncGenerator<string> {
  if (format === 'csv') return yield* csvLines(orders);
  for await (const order of orders()) yield JSON.stringify(toLine(order));
}

/** Reads the orders twice: once for the columns, once for the lines. */
async function* csvLines(orders: Orders): AsyncGenerator<string> {
  const columns = new Set(['number', 'placedAt', 'status']);
  for await (const order of orders()) for (const column of flatten(toLine(order)).keys()) columns.add(column);
  yield csvLine([...columns]);
  for await (const order of orders()) {
    const cells = flatten(toLine(order));
    yield csvLine([...columns].map((column) => cells.get(column) ?? ''));
  }
}

async function write(lines: AsyncIterable<string>, out: string | undefined, terminal: Terminal): Promise<void> {
  if (out !== undefined) {
    const ended = Readable.from(lines).map((line: string) => `${line}\n`);
    return pipeline(ended, createWriteStream(out));
  }
  for await (const line of lines) await terminal.out(line);
}

export const exportCommand: Command = { summary: 'Write the orders out', help, run };
