import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchReadiness } from './readiness.ts';

export type ReverseProxy = {
  readonly url: string;
  /** Origins of the servers that are ready. */
  ready(): string[];
  /** Replaces the list of servers. */
  use(origins: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * A small reverse proxy that behaves like nginx or HAProxy: asks each server every 200 ms whether it is ready, spreads
 * requests over those that are, and tries the next server when one cannot be reached, those that are not ready last. A request that changes something
 * is never sent twice.
 */
export async function startOwnProxy(): Promise<ReverseProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  const readiness = watchReadiness();
  let turn = 0;

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    turn += 1;
    const servers = readiness.ready();
    const inTurn = servers.map((_, at) => servers[(turn + at) % servers.length] ?? '');
    await forward(incoming, Buffer.concat(chunks), outgoing, [...inTurn, ...readiness.unready()]);
  });

  async function forward(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    [origin, ...others]: readonly string[],
  ): Promise<void> {
    if (origin === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const answer = await ask(origin, incoming, body);
    if ('failed' in answer) {
      if (answer.failed === 'REFUSED') readiness.lost(origin);
      const mayRepeat = answer.failed === 'REFUSED' || incoming.method === 'GET';
      await forward(incoming, body, outgoing, mayRepeat ? others : []);
      return;
    }
    const { connection: _, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(outgoing);
    answer.once('error', () => outgoing.destroy());
  }

  function ask(
    origin: string,
    incoming: IncomingMessage,
    body: Buffer,
  ): Promise<IncomingMessage | { readonly failed: 'REFUSED' | 'LOST' }> {
    return new Promise((resolve) => {
      const { connection: _, ...headers } = incoming.headers;
      const sent = request(`${origin}${incoming.url}`, {
        agent,
        method: incoming.method ?? 'GET',
        headers: { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' },
      });
      sent.once('response', resolve);
      sent.once('error', (error: NodeJS.ErrnoException) =>
        resolve({ failed: error.code === 'ECONNREFUSED' ? 'REFUSED' : 'LOST' }),
      );
      sent.end(body);
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    ready: readiness.ready,
    use: async (origins) => readiness.watch(origins),
    async close() {
      readiness.close();
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
