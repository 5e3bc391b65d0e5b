import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../store/backup-file.ts';
import { isUnused } from '../store/copy-tables.ts';
import { refreshStatistics } from '../store/inspect.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- restore <file> [--yes]

Makes the database what a backup holds, all or nothing. Stop the shop first.

  --yes   throw away what is in the database now; an empty one needs no --yes

Exit code: 0 done, 2 wrong usage or without --yes, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { yes: { type: 'boolean' } } });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('One file, please.');
  await access(file);
  const count = await withDatabase(terminal, async (db) => {
    if (!values.yes && !(await isUnused(db)))
      throw new UsageError('This throws away everything in the database. Say --yes if you mean it.');
    const restored = await restoreBackup(db, file);
    await refreshStatistics(db);
    return restored;
  });
  await terminal.out(`Restored ${count} rows.`);
  return EXIT.done;
}

export const restoreCommand: Command = { summary: 'Make the database what a backup holds', help, run };
