import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The baseline server: the same bytes and headers for every request. */
const { body, headers } = await new Promise<{ body: string; headers: Record<string, string> }>((resolve) =>
  process.once('message', (message) => resolve(message as { body: string; headers: Record<string, string> })),
);
const bytes = Buffer.from(body, 'base64');
const server = createServer((_, response) => {
  response.writeHead(200, { ...headers, 'content-length': bytes.length });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));
