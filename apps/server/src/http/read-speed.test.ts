import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { readSpeeds } from './read-speed.ts';

function measured(...answers: readonly (readonly [route: string, status: number, seconds: number])[]) {
  const registry = new Registry();
  const histogram = new Histogram({
    ...{ name: 'http_request_duration_seconds', help: 'x', labelNames: ['method', 'route', 'status'] },
    ...{ buckets: [0.005, 0.01, 0.05, 0.1], registers: [registry] },
  });
  for (const [route, status, seconds] of answers) histogram.observe({ method: 'GET', route, status }, seconds);
  return readSpeeds(registry);
}

it('says how fast pages and calls were, by the bounds of the buckets', async () => {
  const pages = Array.from({ length: 18 }, () => ['*', 200, 0.004] as const);
  const speeds = await measured(...pages, ['*', 404, 0.04], ['*', 200, 0.09], ['/api/product', 200, 0.008]);
  expect(speeds.pages).toEqual({ count: 20, halfMs: 5, mostMs: 50 });
  expect(speeds.calls).toEqual({ count: 1, halfMs: 10, mostMs: 10 });
});

it('counts what failed, whatever it was', async () => {
  const speeds = await measured(
    ['*', 500, 0.1],
    ['/api/order', 503, 0.1],
    ['/api/order', 422, 0.1],
    ['/healthz', 200, 0],
  );
  expect(speeds.failed).toEqual({ count: 2, of: 4 });
});

it('names the last bound for what took longer than all of them, and nothing where nothing was asked', async () => {
  const speeds = await measured(['*', 200, 9]);
  expect([speeds.pages.mostMs, speeds.calls]).toEqual([100, { count: 0, halfMs: null, mostMs: null }]);
});
