import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';

/** `bare-server.ts <port> <folder or URL of a database>`: the least that asks a database for each answer. */
const [port = '', database = ''] = process.argv.slice(2);
const where = { port: Number(port), host: '127.0.0.1' };
const QUESTION = 'select count(*) from products';

if (database.startsWith('postgres')) {
  const pool = new pg.Pool({ connectionString: database });
  const app = Fastify();
  app.get('/', async () => (await pool.query(QUESTION)).rows);
  await app.listen(where);
} else {
  const lite = await PGlite.create({ dataDir: database });
  createServer(async (_, response) => {
    response.end(JSON.stringify((await lite.query(QUESTION)).rows));
  }).listen(where);
}
