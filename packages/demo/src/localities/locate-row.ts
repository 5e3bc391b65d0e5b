import type { Locality, State } from '@wattle/domain/stores';
import type { PostcodeRow } from './postcode-rows.ts';

type Box = { readonly south: number; readonly north: number; readonly west: number; readonly east: number };

/** Rough bounding box of each state, islands included: coordinates outside it are wrong. */
const EDGES: Readonly<Record<State, Box>> = {
  ACT: { south: -36, north: -35, west: 148.7, east: 150.8 },
  NSW: { south: -37.6, north: -28.1, west: 140.9, east: 159.2 },
  NT: { south: -26.1, north: -10.9, west: 128.9, east: 138.1 },
  QLD: { south: -29.3, north: -9.1, west: 137.9, east: 153.7 },
  SA: { south: -38.2, north: -25.9, west: 128.9, east: 141.1 },
  TAS: { south: -43.8, north: -39.1, west: 143.7, east: 148.6 },
  VIC: { south: -39.3, north: -33.9, west: 140.9, east: 150.1 },
  WA: { south: -35.2, north: -10.3, west: 96.7, east: 129.1 },
};

const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** A row's coordinates: its own, else its postcode's, else undefined. */
export function locateRow(row: PostcodeRow, state: State): Locality['location'] | undefined {
  const { south, north, west, east } = EDGES[state];
  const points = [
    { latitude: row.Lat_precise, longitude: row.Long_precise },
    { latitude: row.lat, longitude: row.long },
  ];
  const inside = points.find(
    ({ latitude, longitude }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return inside && { latitude: roundDegrees(inside.latitude), longitude: roundDegrees(inside.longitude) };
}
