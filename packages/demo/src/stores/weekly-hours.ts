import type { DayHours } from '@wattle/domain/stores';

const HOUR = 3600;

/** Opening hours as decimals: 17.5 is half past five. */
export const openHours = (from: number, to: number): { openTime: number; closeTime: number } => ({
  openTime: from * HOUR,
  closeTime: to * HOUR,
});

const usual = openHours(9, 17.5);
const late = openHours(9, 21);
const saturday = openHours(9, 17);
const sunday = openHours(10, 17);

/** Weekly opening patterns, Monday first. */
export const WEEKS = {
  /** Two late nights: most of Melbourne. */
  twoLateNights: [usual, usual, usual, late, late, saturday, sunday],
  /** Inside a shopping centre, with the centre's hours. */
  centre: [late, late, late, late, late, openHours(9, 18), openHours(10, 18)],
  lateThursday: [usual, usual, usual, late, usual, saturday, sunday],
  /** Perth: late on Thursday, Sunday from eleven. */
  perth: [usual, usual, usual, late, usual, saturday, openHours(11, 17)],
  regional: [usual, usual, usual, usual, usual, openHours(9, 16), openHours(10, 16)],
  closedSunday: [usual, usual, usual, usual, usual, openHours(9, 15), null],
} as const satisfies Readonly<Record<string, readonly DayHours[]>>;

export type WeekName = keyof typeof WEEKS;
