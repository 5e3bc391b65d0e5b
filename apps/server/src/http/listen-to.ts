import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { lingerOnClose } from './linger-on-close.ts';
import { namesAnotherHost } from './plain-target.ts';

/** How often connections are looked through for clients that are too slow; Node's own 30 s would double the timeout. */
const LOOK_FOR_SLOW_MS = 250;
const KEEP_ALIVE_MS = 72_000;

/**
 * A Node server with our timeouts: Fastify does not set them on a server that it did not create. A request for two hosts
 * is refused before anything looks at it: a proxy may have read the other one.
 */
export function listenTo(requestTimeout: number, handle: RequestListener): Server {
  const slow = { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: LOOK_FOR_SLOW_MS };
  const server = createServer({ ...slow, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (isForOneHost(request)) handle(request, response);
    else response.writeHead(400, { connection: 'close', 'content-type': 'text/plain' }).end('One host, please.\n');
  });
  // a client that does not read its answer would keep its place among the requests under way
  server.setTimeout(requestTimeout * 2);
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'));
  lingerOnClose(server);
  return server;
}

function isForOneHost({ rawHeaders, headers, url = '/' }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1 && !namesAnotherHost(url, headers.host);
}
