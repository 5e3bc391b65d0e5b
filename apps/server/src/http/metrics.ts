import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { COMMIT, VERSION } from '../config/release.ts';

/** Counts and times every response by route and status. */
export function registerMetrics(app: FastifyInstance): {
  readonly registry: Registry;
  readonly countShed: () => void;
} {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // React is only fast in production mode, so expose the mode
  new Gauge({
    name: 'shop_info',
    help: 'What runs, and how',
    labelNames: ['mode', 'version', 'commit'],
    registers: [registry],
  }).set({ mode: process.env.NODE_ENV ?? 'development', version: VERSION, commit: COMMIT }, 1);
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests turned away because too many were under way',
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return { registry, countShed: () => shed.inc() };
}

export function serveMetrics(app: FastifyInstance, registry: Registry): void {
  const options = { config: { takesAnyHost: true } };
  app.get('/metrics', options, async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
