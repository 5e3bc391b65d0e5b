import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

/** A status and a body, or no answer at all. */
export type Answer = { readonly status: number; readonly body?: unknown; readonly location?: string } | 'silence';

/** A local server that records the requests it receives. */
export async function openAnsweringServer(answer: (received: Received) => Answer) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const content = await text(request);
    const body: unknown = content === '' ? undefined : JSON.parse(content);
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    received.push(one);
    const given = answer(one);
    if (given === 'silence') return;
    if (given.location) response.setHeader('location', given.location);
    response.writeHead(given.status, { 'content-type': 'application/json' });
    response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
