import { type Locality, STATES, type Store } from '@wattle/domain/stores';

/** The nearest store as the frame shows it; stored with the location to save a call. */
export type NearestStore = Pick<Store, 'name' | 'path' | 'timeZone' | 'weeklyHours' | 'seasonalHours'>;

export type SavedLocation = {
  readonly locality: Locality;
  readonly nearest: NearestStore | null;
  /** When the nearest store was loaded; 0: not yet. */
  readonly nearestAtMs: number;
};

type Loose = Readonly<Record<string, unknown>>;

export const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function isLocality(value: unknown): value is Locality {
  if (!isLoose(value) || !isLoose(value.location)) return false;
  return (
    [value.suburb, value.postcode, value.name].every(isText) &&
    STATES.some((state) => state === value.state) &&
    Number.isFinite(value.location.latitude) &&
    Number.isFinite(value.location.longitude)
  );
}

export function isNearestStore(value: unknown): value is NearestStore {
  return (
    isLoose(value) &&
    [value.name, value.path, value.timeZone].every(isText) &&
    Array.isArray(value.weeklyHours) &&
    Array.isArray(value.seasonalHours)
  );
}

/** Parses the stored location; null when invalid. */
export function parseSavedLocation(text: string | null): SavedLocation | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isLoose(value) || !isLocality(value.locality)) return null;
    const nearest = isNearestStore(value.nearest) ? value.nearest : null;
    const nearestAtMs = nearest && typeof value.nearestAtMs === 'number' ? value.nearestAtMs : 0;
    return { locality: value.locality, nearest, nearestAtMs };
  } catch {
    return null;
  }
}
