import Fastify from 'fastify';
import { openDatabase } from '../../apps/server/src/store/open-database.ts';

/** Undefined uses the embedded database, in memory. */
export type PlainAsked = { readonly databaseUrl: string | undefined };

/** The least code that stores a row for each request, in a process of its own. */
const asked = await new Promise<PlainAsked>((resolve) =>
  process.once('message', (message) => resolve(message as PlainAsked)),
);
const database = await openDatabase({ databaseUrl: asked.databaseUrl, dataDir: ':memory:' });
await database.run(
  'create table if not exists bench_orders (id bigint generated always as identity primary key, body jsonb)',
);
const app = Fastify();
app.post('/insert', async ({ body }) => {
  const sql = 'insert into bench_orders (body) values ($1) returning id';
  const [row] = await database.query(sql, [body], 'insert bench order');
  return row;
});
process.send?.(`${await app.listen({ host: '127.0.0.1', port: 0 })}/insert`);
process.once('disconnect', async () => {
  await app.close();
  await database.close();
});
