import { parseArgs } from 'node:util';
import { writeBackup } from '../store/backup-file.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabaseAsItIs } from './with-database.ts';

const help = `Usage: npm run shop -- backup <file>

Writes the whole database, as it is at one moment, to a gzipped file that restore reads. A PostgreSQL server may go on
serving; the embedded database is open in one process only, so stop the shop first. The file holds customers and
orders: keep it like the database. Keep DATA_DIR too, for your media and the secret of the shop (identity-secret).

Exit code: 0 done, 2 wrong usage, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('One file, please.');
  const count = await withDatabaseAsItIs(terminal, (db) => writeBackup(db, file));
  await terminal.out(`${file}: ${count} rows.`);
  return EXIT.done;
}

export const backupCommand: Command = { summary: 'Write the whole database to a file', help, run };
