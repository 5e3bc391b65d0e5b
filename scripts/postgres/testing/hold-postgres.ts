import { startThrowAwayPostgres } from '../throw-away-postgres.ts';

/** Starts a PostgreSQL and holds it until this process is stopped or killed. */
const postgres = await startThrowAwayPostgres({ isInstalled: process.argv[2] !== 'from-package' });
process.send?.({ url: postgres.url, folder: postgres.folder });
process.once('message', async () => {
  await postgres.stop();
  process.disconnect();
});
