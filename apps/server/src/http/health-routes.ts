import type { FastifyInstance } from 'fastify';
import { COMMIT, VERSION } from '../config/release.ts';

/** Health checks may use any host name. */
const PROBE = { logLevel: 'silent', config: { takesAnyHost: true } } as const;

/** `/healthz`: the process answers, and says which release it is. `/readyz`: it may be sent shoppers. */
export function registerHealth(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  stopping: { readonly isAnnounced: boolean },
): void {
  // finish requests in flight, but do not keep their connections alive
  app.addHook('onSend', async (_, reply) => {
    if (stopping.isAnnounced) reply.header('connection', 'close');
  });
  app.get('/healthz', PROBE, async () => ({ status: 'ok', version: VERSION, commit: COMMIT }));
  app.get('/readyz', PROBE, async (_, reply) => {
    const ready = !stopping.isAnnounced && (await isReady().catch(() => false));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
