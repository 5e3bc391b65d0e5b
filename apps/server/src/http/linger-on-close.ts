import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Time for a client to read its answer while it still sends. */
const LINGER_MS = 2_000;

/**
 * Lets a client read an answer that came before the end of its request, such as 413. Closing a connection with bytes
 * that nobody read resets it, and the client may lose the answer: a proxy would then say 502.
 */
export function lingerOnClose(server: Server): void {
  const asked = new WeakMap<Socket, IncomingMessage>();
  server.on('request', (request) => asked.set(request.socket, request));
  server.on('connection', (socket) => {
    const close = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (asked.get(socket)?.complete !== false) return close();
      socket.end();
      const timer = setTimeout(() => socket.destroy(), LINGER_MS);
      socket.once('close', () => clearTimeout(timer));
    };
  });
}
