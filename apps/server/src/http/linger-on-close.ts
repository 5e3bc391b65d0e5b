import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

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
      endSlowly(socket);
    };
  });
}

function endSlowly(socket: Duplex, lastWords?: string): void {
  socket.end(lastWords);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no request, once: what follows on the connection is no request either. */
export function createClientErrorHandler() {
  const answered = new WeakSet<Duplex>();
  return ({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void => {
    if (answered.has(socket)) return;
    answered.add(socket);
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const line = STATUS_LINES[code] ?? '400 Bad Request';
    endSlowly(socket, `HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };
}
