import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { openBackup, writeBackup } from '../store/backup-file.ts';
import { isUnused } from '../store/copy-tables.ts';
import { refreshStatistics } from '../store/inspect.ts';
import { listMigrations } from '../store/migrate.ts';
import { assertRestorable, restoreBackup } from '../store/restore-backup.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabaseAsItIs } from './with-database.ts';

const help = `Usage: npm run shop -- move-database --to postgres://user:password@host/database

Copies everything from the database that is configured, such as the embedded one, into an empty PostgreSQL database, and
keeps the copy as a backup in DATA_DIR. Stop the shop first; afterwards set DATABASE_URL and start it.

Exit code: 0 done, 2 wrong usage, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (values.to === undefined) throw new UsageError('Where to? --to postgres://user:password@host/database');
  const target: Terminal = { ...terminal, env: { ...terminal.env, DATABASE_URL: values.to } };
  const { dataDir, databaseUrl } = readConfig(terminal.env);
  if (readConfig(target.env).databaseUrl === databaseUrl) throw new UsageError('It is there already.');
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, `moved-${new Date().toISOString().replace(/[:.]/g, '-')}.backup.gz`);
  const count = await withDatabaseAsItIs(target, async (db) => {
    if (!(await isUnused(db))) throw new UsageError('The database that --to names is not empty.');
    await withDatabaseAsItIs(terminal, async (from) => {
      const migrations = await listMigrations(from);
      await assertRestorable({ file: 'The database', migrations, release: undefined }, db);
      await writeBackup(from, file);
    });
    const moved = await restoreBackup(db, await openBackup(file));
    await refreshStatistics(db);
    return moved;
  });
  await terminal.out(`Moved ${count} rows; ${file} is a copy. Now set DATABASE_URL and start the shop.`);
  return EXIT.done;
}

export const moveDatabaseCommand: Command = { summary: 'Move everything to a PostgreSQL server', help, run };
