import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { deriveKey } from '../config/derive-key.ts';
import { servedOrigin } from './served-origin.ts';

export const SEEN_PATH = '/healthz/seen';

/** What the doctor says to be answered: whoever has the shop's secret can say it. */
export const seenKeyOf = (secret: string): string => `Bearer ${deriveKey(secret, 'doctor')}`;

/** A request as the shop understood it. */
export type SeenRequest = {
  /** null: a host that the shop does not serve. */
  readonly origin: string | null;
  /** Whom limits count. */
  readonly address: string;
  /** The other end of the connection: the proxy, if there is one. */
  readonly peer: string;
  /** How many proxies were believed. */
  readonly believed: number;
  readonly forwardedFor: string;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tells the doctor what arrives through the proxy. To everybody else there is nothing. */
export function registerSeen(
  app: FastifyInstance,
  { config, secret }: { readonly config: Pick<Config, 'publicUrl' | 'host'>; readonly secret: string },
): void {
  const wanted = digest(seenKeyOf(secret));
  const options = { config: { takesAnyHost: true } };
  app.get(SEEN_PATH, options, (request, reply) => {
    if (!timingSafeEqual(wanted, digest(request.headers.authorization ?? ''))) return reply.callNotFound();
    const seen: SeenRequest = {
      origin: servedOrigin(config, request.raw) ?? null,
      address: request.ip,
      peer: request.socket.remoteAddress ?? '',
      // the other end, and whom each that is believed named
      believed: (request.ips?.length ?? 1) - 1,
      forwardedFor: [request.headers['x-forwarded-for'] ?? []].flat().join(', '),
    };
    return reply.header('cache-control', 'no-store').send(seen);
  });
}
