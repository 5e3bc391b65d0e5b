import type { DayHours } from '@wattle/domain';

const HOUR = 3600;

/** Opening hours in decimal hours, so 17.5 is half past five. */
export function openHours(from: number, to: number): { openTime: number; closeTime: number } {
  return { openTime: from * HOUR, closeTime: to * HOUR };
}

const usual = openHours(9, 17.5);
const late = openHours(9, 21);
const saturday = openHours(9, 17);
const sunday = openHours(10, 17);

/** How a store's week looks, Monday first. */
export const WEEKS = {
  /** Two late nights: most of Melbourne. */
  twoLateNights: [usual, usual, usual, late, late, saturday, sunday],
  /** Inside a shopping centre, open as long as the centre. */
  centre: [late, late, late, late, late, openHours(9, 18), openHours(10, 18)],
  /** Thursday is the late night. */
  lateThursday: [usual, usual, usual, late, usual, saturday, sunday],
  /** Perth: Thursday late, Sunday from eleven. */
  perth: [usual, usual, usual, late, usual, saturday, openHours(11, 17)],
  regional: [usual, usual, usual, usual, usual, openHours(9, 16), openHours(10, 16)],
  closedSunday: [usual, usual, usual, usual, usual, openHours(9, 15), null],
} as const satisfies Readonly<Record<string, readonly DayHours[]>>;

export type WeekName = keyof typeof WEEKS;
