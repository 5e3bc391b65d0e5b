/** Sales of this many days tell how fast something goes. */
export const PACE_DAYS = 28;
/** What lasts no longer than this runs low. */
export const LOW_DAYS = 14;

/** How many days the stock lasts at the pace of the last four weeks; null: nothing was sold. */
export function lastsDays(left: number, soldInPace: number): number | null {
  return soldInPace <= 0 ? null : Math.floor((left * PACE_DAYS) / soldInPace);
}
