import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const HERE = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/;
const HERE_BY_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether the request comes from this machine: over the loopback interface, with a local host name (which prevents DNS
 * rebinding), and not through a proxy.
 */
export function isNear(request: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const address = request.socket.remoteAddress ?? '';
  const host = request.headers.host ?? '';
  const isHere = HERE.test(isIPv6(address) ? address.toLowerCase() : address);
  return isHere && HERE_BY_NAME.test(host) && PASSED_ON.every((name) => request.headers[name] === undefined);
}
