import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../answers/client-network.ts';
import { isBodyComing } from './admission.ts';

/** Of one network. An office has fewer uploads on their way at one moment. */
const MOST_WAITING = 32;

/**
 * Limits the bodies of one network that are on their way. Beyond it the one that waits longest is cut off: a body that
 * is really sent is there in a moment, and whoever holds many open closes the shop to nobody, not even to others of
 * their network.
 */
export function boundBodies(app: FastifyInstance): void {
  const waiting = new Map<string, Set<FastifyRequest>>();
  app.addHook('onRequest', async (request, reply) => {
    if (!isBodyComing(request.raw)) return;
    const network = clientNetwork(request.ip);
    const own = waiting.get(network) ?? new Set();
    waiting.set(network, own);
    const [longest] = own;
    if (longest && own.size >= MOST_WAITING) {
      own.delete(longest);
      longest.raw.socket.destroy();
    }
    own.add(request);
    const isThere = (): void => {
      own.delete(request);
      if (own.size === 0 && waiting.get(network) === own) waiting.delete(network);
    };
    request.raw.once('end', isThere);
    reply.raw.once('close', isThere);
  });
}
