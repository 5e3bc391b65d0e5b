import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { withPort } from './free-port.ts';

const host = '127.0.0.1';

it('makes a certain port of any port, and it is free', async () => {
  const { port } = await withPort({ port: 0, host });
  expect(port).toBeGreaterThan(0);
  const server = createServer().listen(port, host);
  await new Promise((done) => server.once('listening', done));
  server.close();
});

it('leaves a port that was chosen', async () => {
  expect(await withPort({ port: 3000, host })).toEqual({ port: 3000, host });
});
