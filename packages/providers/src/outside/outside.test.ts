import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { AnswerTooLarge, fetchUpTo } from './index.ts';

const MAX = 1024 * 1024;
const fetchSome = fetchUpTo(MAX);

/** A server that sends until the connection is closed, or to the end of what is given. */
async function serving(body: Buffer | 'ENDLESS', headers: Record<string, string> = {}) {
  let sent = 0;
  const closed = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    response.on('close', closed.resolve);
    response.writeHead(200, headers);
    if (body !== 'ENDLESS') return void response.end(body);
    const chunk = Buffer.alloc(64 * 1024);
    const more = (): void => {
      if (response.destroyed) return;
      sent += chunk.length;
      if (response.write(chunk)) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    closed: closed.promise,
    sent: () => sent,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

it('reads an answer as it is', async () => {
  await using server = await serving(Buffer.from('{"a":1}'), { 'content-type': 'application/json' });
  const response = await fetchSome(server.url);
  expect([response.ok, response.headers.get('content-type'), await response.json()]).toEqual([
    true,
    'application/json',
    { a: 1 },
  ]);
});

it('stops reading what never ends, and lets the connection go', async () => {
  await using server = await serving('ENDLESS');
  const response = await fetchSome(server.url);
  await expect(response.text()).rejects.toBeInstanceOf(AnswerTooLarge);
  await server.closed;
  expect(server.sent()).toBeLessThan(50 * MAX);
});

it('does not begin to read what says that it is too long', async () => {
  await using server = await serving(Buffer.alloc(2 * MAX), { 'content-length': String(2 * MAX) });
  await expect(fetchSome(server.url)).rejects.toBeInstanceOf(AnswerTooLarge);
});

it('counts what a packed answer becomes', async () => {
  const packed = gzipSync(Buffer.alloc(20 * MAX));
  await using server = await serving(packed, { 'content-encoding': 'gzip', 'content-length': String(packed.length) });
  const response = await fetchSome(server.url);
  await expect(response.text()).rejects.toBeInstanceOf(AnswerTooLarge);
});
