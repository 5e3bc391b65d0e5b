import { formatLongLastDay } from './shop-day.ts';

/** Under the heading of a campaign's page. */
export const heldUntil = (endsAtSeconds: number): string => `Prices held until ${formatLongLastDay(endsAtSeconds)}.`;
