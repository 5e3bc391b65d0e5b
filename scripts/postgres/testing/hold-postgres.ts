import { startThrowAwayPostgres } from '../throw-away-postgres.ts';

/** A process that starts a PostgreSQL and keeps it until it is told to stop, or killed. */
const postgres = await startThrowAwayPostgres({ isInstalled: process.argv[2] !== 'from-package' });
process.send?.({ url: postgres.url, folder: postgres.folder });
process.once('message', async () => {
  await postgres.stop();
  process.disconnect();
});
