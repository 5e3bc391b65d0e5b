import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';

/** What it sends to everyone: packed bytes as base64, and headers. */
export type Sent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
/** Ports of node:http, and of a server that reads nothing of a request but its end. */
export type PlainPorts = { readonly http: number; readonly bytes: number };

const [message] = await once(process, 'message');
const { body, headers } = message as Sent;
const bytes = Buffer.from(body, 'base64');
const all = { ...headers, 'content-length': String(bytes.length) };

const viaHttp = createServer((_, response) => {
  response.writeHead(200, all);
  response.end(bytes);
});

const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
const answer = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`), bytes]);
const bytesOnly = createSocketServer({ noDelay: true }, (socket) => {
  socket.on('data', (given) => {
    if (given.subarray(-4).equals(Buffer.from('\r\n\r\n'))) socket.write(answer);
  });
  socket.on('error', () => socket.destroy());
});

async function open(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

process.send?.({ http: await open(viaHttp), bytes: await open(bytesOnly) } satisfies PlainPorts);
process.once('disconnect', () => process.exit(0));
