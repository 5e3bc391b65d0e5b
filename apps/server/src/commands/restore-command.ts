import { parseArgs } from 'node:util';
import { openBackup } from '../store/backup-file.ts';
import { isUnused } from '../store/copy-tables.ts';
import { refreshStatistics } from '../store/inspect.ts';
import { restoreBackup } from '../store/restore-backup.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabaseAsItIs } from './with-database.ts';

const help = `Usage: npm run shop -- restore <file> [--yes]

Makes the database what a backup holds, all or nothing: a file that is not whole, or that a later release made, is
refused before anything is touched, and a restore that was interrupted can be started again. A backup of an earlier
release becomes one of this release. Stop the shop first.

  --yes   throw away what is in the database now; an empty one needs no --yes

Exit code: 0 done, 2 wrong usage or without --yes, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { yes: { type: 'boolean' } } });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('One file, please.');
  const backup = await openBackup(file);
  const count = await withDatabaseAsItIs(terminal, async (db) => {
    if (!values.yes && !(await isUnused(db)))
      throw new UsageError('This throws away everything in the database. Say --yes if you mean it.');
    const restored = await restoreBackup(db, backup);
    await refreshStatistics(db);
    return restored;
  });
  await terminal.out(`Restored ${count} rows.`);
  return EXIT.done;
}

export const restoreCommand: Command = { summary: 'Make the database what a backup holds', help, run };
