import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createPool } from './create-pool.ts';

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
};

/** A small user pool on its own port. */
export async function startPool() {
  const { answer: ask, ...pool } = createPool();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(request);
    const target = String(request.headers['x-amz-target']);
    const { status, body, headers } = ask({ path: request.url ?? '/', target, text });
    response.writeHead(status, headers).end(JSON.stringify(body));
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { ...pool, base, close };
}

export type TestPool = Awaited<ReturnType<typeof startPool>>;
