import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClientErrorHandler, lingerOnClose } from './linger-on-close.ts';

let server: Server;
beforeEach(async () => {
  server = createServer((_, response) => response.writeHead(413, { connection: 'close' }).end('too large'));
  lingerOnClose(server);
  server.on('clientError', createClientErrorHandler());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8000000\r\n\r\n';
const connected = () => connect((server.address() as AddressInfo).port, '127.0.0.1');

it.each([
  ['whose body is too large', HEAD, '413'],
  ['whose headers are too large', `GET / HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  ['who does not speak HTTP', '\x16\x03\x01 hello', '400'],
])('gives its answer to a client that is still sending, %s', async (_title, head, status) => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const socket = connected();
      socket.write(head + 'x'.repeat(8_000_000));
      return text(socket);
    }),
  );
  // one answer each
  expect(answers.map((answer) => answer.match(/HTTP\/1\.1 \d+/g))).toEqual(answers.map(() => [`HTTP/1.1 ${status}`]));
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
