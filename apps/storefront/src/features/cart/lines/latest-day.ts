import type { LineDeliveries } from './use-line-deliveries.ts';

/** The first day on which everything can be there: the latest of the first days; null when one of them is not known. */
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
