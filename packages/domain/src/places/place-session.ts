export const ADDRESS_SEARCH = {
  /** [C-9-40] */
  spinnerDelayMs: 1000,
  /** [C-9-41 D-9-58] */
  sessionMs: 3 * 60_000,
  /** A number, a space and the start of a street name. */
  textMin: 5,
} as const;

/** What address services bill as one search: everything typed until an address is chosen. */
export type PlaceSession = { readonly token: string; readonly startedAt: number };

/** The current session, or a new one when it has expired; choosing an address ends it [C-9-41 D-9-58]. */
export const placeSession = (last: PlaceSession | null, nowMs: number, newToken: () => string): PlaceSession =>
  last && nowMs - last.startedAt < ADDRESS_SEARCH.sessionMs ? last : { token: newToken(), startedAt: nowMs };
