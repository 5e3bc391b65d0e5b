import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentServiceRequest } from '../embedded/create-payment-service.ts';
import type { ServiceAnswer } from '../embedded/service-context.ts';

export type PaymentServer = AsyncDisposable & { readonly origin: string };

async function readRequest(request: IncomingMessage): Promise<PaymentServiceRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const headers = Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]);
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(parts).toString('utf8'),
  };
}

/** A loopback server that passes each request to `answer`. */
export async function listen(
  answer: (request: PaymentServiceRequest) => Promise<ServiceAnswer>,
): Promise<PaymentServer> {
  const server = createServer((request, response) => {
    readRequest(request)
      .then(answer)
      .then(
        ({ status, headers, body }) => {
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
          response.writeHead(status).end(body);
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
