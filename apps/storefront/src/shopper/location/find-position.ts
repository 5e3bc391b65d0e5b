import type { LocationFailure } from '@wattle/messages';

export type Position = { readonly lat: number; readonly lng: number };

export type Found<T> =
  | { readonly status: 'SUCCESS'; readonly value: T }
  | { readonly status: 'REJECTED'; readonly failure: LocationFailure };

type Locator = Pick<Geolocation, 'getCurrentPosition'>;

const WAIT_MS = 10_000;
/** Shoppers do not change suburb within ten minutes. */
const MAX_AGE_MS = 600_000;

/** Geolocation error codes; a timeout counts as a failure. */
const FAILURES: Readonly<Record<number, LocationFailure>> = { 1: 'BLOCKED', 2: 'NOT_USABLE' };

/** The browser's position, or why it is unavailable [C-8-45 C-8-46 C-8-47 C-8-48]. */
export function findPosition(locator: Locator | undefined = navigator.geolocation): Promise<Found<Position>> {
  return new Promise((resolve) => {
    if (!locator) {
      resolve({ status: 'REJECTED', failure: 'NOT_SUPPORTED' });
      return;
    }
    locator.getCurrentPosition(
      ({ coords }) => resolve({ status: 'SUCCESS', value: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ status: 'REJECTED', failure: FAILURES[code] ?? 'FAILED' }),
      { timeout: WAIT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
