import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lingerOnClose } from './linger-on-close.ts';

let server: Server;
beforeEach(async () => {
  server = createServer((_, response) => response.writeHead(413, { connection: 'close' }).end('too large'));
  lingerOnClose(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8000000\r\n\r\n';
const connected = () => connect((server.address() as AddressInfo).port, '127.0.0.1');

it('gives its answer to a client that is still sending', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const socket = connected();
      socket.write(HEAD + 'x'.repeat(8_000_000));
      return text(socket);
    }),
  );
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*too large/);
});

it('does not wait for a client that sends for ever', async () => {
  const socket = connected();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  socket.write(HEAD);
  const timer = setInterval(() => socket.write('x'), 20);
  await closed;
  clearInterval(timer);
});
