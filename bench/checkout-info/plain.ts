import Fastify from 'fastify';
import { openDatabase } from '../../apps/server/src/store/open-database.ts';
import { createStore } from '../../apps/server/src/store/store.ts';

export type PlainAsked = {
  readonly databaseUrl: string;
  /** What the shop answers. */
  readonly answer: string;
  readonly productIds: readonly string[];
};

/** The least code that sends the same bytes, alone or after one select, in a process of its own. */
const asked = await new Promise<PlainAsked>((resolve) =>
  process.once('message', (message) => resolve(message as PlainAsked)),
);
const database = await openDatabase({ databaseUrl: asked.databaseUrl, dataDir: ':memory:' });
const { products } = createStore(database);
const app = Fastify();
app.post('/bare', (_, reply) => reply.type('application/json; charset=utf-8').send(asked.answer));
app.post('/select', async (_, reply) => {
  await products.listByIds(asked.productIds);
  return reply.type('application/json; charset=utf-8').send(asked.answer);
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', async () => {
  await app.close();
  await database.close();
});
