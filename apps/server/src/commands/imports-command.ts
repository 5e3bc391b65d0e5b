import { parseArgs } from 'node:util';
import { importRunStore, type KeptImportRun } from '../store/import-runs.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const LISTED = 50;

const help = `Usage: npm run shop -- imports [<number>]

Lists the last ${LISTED} imports, newest first: number, when, what, by whom, from where, and what came of it. With a number
it lists the rows that this import refused.

Exit code: 0 done; 1 there is no such import; 2 wrong usage; 3 could not run.`;

const lineOf = ({ id, at, kind, mode, actor, source, ...counts }: KeptImportRun): string =>
  [
    ...[id, at.toISOString(), kind, mode, actor, source],
    `${counts.inserted} inserted, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.deleted} deleted, ${counts.refused} refused`,
  ].join('  ');

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [number] = positionals;
  if (number !== undefined && !/^\d{1,15}$/.test(number)) throw new UsageError('Which import? Its number, please.');
  return withDatabase(terminal, async (db) => {
    const runs = importRunStore(db);
    if (number === undefined) {
      const lines = (await runs.list(LISTED)).map(lineOf);
      await terminal.out(lines.length === 0 ? 'Nothing has been imported.' : lines.join('\n'));
      return EXIT.done;
    }
    const found = await runs.find(Number(number));
    if (!found) {
      terminal.err(`There is no import ${number}.`);
      return EXIT.incomplete;
    }
    const refused = found.refusals.map(
      ({ line, field, reason }) => `line ${line}: ${field === '' ? '' : `${field}: `}${reason}`,
    );
    await terminal.out([lineOf(found), ...refused].join('\n'));
    return EXIT.done;
  });
}

export const importsCommand: Command = { summary: 'What was imported, and the rows that were refused', help, run };
