import type { LineDeliveries } from './use-line-deliveries.ts';

/** The earliest day everything can arrive: the latest of the earliest days, or null when one is unknown. */
export function latestDay(estimates: LineDeliveries['byProduct'], productIds: readonly string[]): string | null {
  let latest: string | null = null;
  for (const id of productIds) {
    const known = estimates.get(id);
    if (known?.refusal === 'NOTHING_TO_DELIVER') continue;
    if (!known?.estimate) return null;
    const { firstAvailable } = known.estimate;
    if (latest === null || firstAvailable > latest) latest = firstAvailable;
  }
  return latest;
}
