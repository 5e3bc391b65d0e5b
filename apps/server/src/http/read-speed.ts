import type { Registry } from 'prom-client';

/** How long answers took since the process was started: half of them, and 95 of 100, no longer than this. */
export type Speed = { readonly count: number; readonly halfMs: number | null; readonly mostMs: number | null };
export type Speeds = {
  readonly pages: Speed;
  readonly calls: Speed;
  readonly failed: { readonly count: number; readonly of: number };
};

type Value = {
  readonly labels: Readonly<Record<string, unknown>>;
  readonly value: number;
  readonly metricName?: string;
};

const HISTOGRAM = 'http_request_duration_seconds';
const PAGES = '*';

/** What the histogram of all answers says, in the bounds of its buckets. */
export async function readSpeeds(registry: Registry): Promise<Speeds> {
  const metric = await registry.getSingleMetric(HISTOGRAM)?.get();
  const values: readonly Value[] = metric?.values ?? [];
  const counts = values.filter(({ metricName }) => metricName === `${HISTOGRAM}_count`);
  const sum = (some: readonly Value[]): number => some.reduce((total, { value }) => total + value, 0);
  return {
    pages: speedOf(values.filter(({ labels }) => labels.route === PAGES)),
    calls: speedOf(values.filter(({ labels }) => String(labels.route).startsWith('/api/'))),
    failed: { count: sum(counts.filter(({ labels }) => Number(labels.status) >= 500)), of: sum(counts) },
  };
}

/** Buckets hold all that took no longer than their bound. */
function speedOf(values: readonly Value[]): Speed {
  const buckets = new Map<number, number>();
  for (const { labels, value, metricName } of values) {
    if (metricName !== `${HISTOGRAM}_bucket`) continue;
    const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
    buckets.set(bound, (buckets.get(bound) ?? 0) + value);
  }
  const count = buckets.get(Number.POSITIVE_INFINITY) ?? 0;
  const sorted = [...buckets].sort(([a], [b]) => a - b);
  const within = (share: number): number | null => {
    if (count === 0) return null;
    const [bound] = sorted.find(([, below]) => below >= count * share) ?? [0];
    return Number.isFinite(bound) ? bound * 1000 : slowest(sorted) * 1000;
  };
  return { count, halfMs: within(0.5), mostMs: within(0.95) };
}

const slowest = (sorted: readonly (readonly [number, number])[]): number => sorted.at(-2)?.[0] ?? 0;
