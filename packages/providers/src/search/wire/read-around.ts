import { invalidParameter } from './fault.ts';
import { integerBetween, type Reader, unpackJson } from './read-values.ts';

export type Point = { readonly lat: number; readonly lng: number; readonly text: string };

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;
const COORDINATE = /^\s*-?\d{1,3}(?:\.\d+)?\s*$/;
const SMALLEST_PRECISION = 1;

/** '-37.81, 144.96' [C-7-16]. */
export const readPoint: Reader<Point> = (value, name) => {
  const parts = typeof value === 'string' ? value.split(',') : [];
  const [lat, lng] = parts.map((part) => (COORDINATE.test(part) ? Number(part) : Number.NaN));
  if (parts.length === 2 && isWithin(lat, MAX_LATITUDE) && isWithin(lng, MAX_LONGITUDE))
    return { lat, lng, text: `${lat},${lng}` };
  throw invalidParameter(name, 'latitude and longitude with a comma between them');
};

const isWithin = (degrees: number | undefined, limit: number): degrees is number =>
  degrees !== undefined && Math.abs(degrees) <= limit;

/** Metres, or 'all' for no limit [C-7-16]. */
export const readRadius: Reader<number | 'all'> = (value, name) =>
  value === 'all' ? 'all' : integerBetween(1)(value, name);

/** Metres; given a list of distance ranges, the nearest range decides. */
export const readPrecision: Reader<number> = (value, name) => {
  const unpacked = unpackJson(value, name);
  if (!Array.isArray(unpacked)) return integerBetween(SMALLEST_PRECISION)(unpacked, name);
  const [nearest] = unpacked;
  if (typeof nearest !== 'object' || nearest === null || !('value' in nearest))
    throw invalidParameter(name, 'integer, or array of ranges with a value');
  return integerBetween(SMALLEST_PRECISION)(nearest.value, name);
};
