import type { Degrees } from './map-view.ts';

/** A name that is written at some scales only: kilometres across the map. */
export type ScaledName = Degrees & {
  readonly name: string;
  /** On a small map. */
  readonly short?: string;
  readonly fromKm: number;
  readonly toKm: number;
};

const STATE_KM = { fromKm: 1100, toKm: 9000 };

export const STATE_LABELS: readonly ScaledName[] = [
  { name: 'Western Australia', short: 'WA', lat: -25.6, lng: 121.6, ...STATE_KM },
  { name: 'Northern Territory', short: 'NT', lat: -19.4, lng: 133.4, ...STATE_KM },
  { name: 'South Australia', short: 'SA', lat: -29.3, lng: 135, ...STATE_KM },
  { name: 'Queensland', short: 'QLD', lat: -23.4, lng: 144.6, ...STATE_KM },
  { name: 'New South Wales', short: 'NSW', lat: -31.9, lng: 146.2, ...STATE_KM },
  { name: 'Victoria', short: 'VIC', lat: -36.6, lng: 143.6, ...STATE_KM },
  { name: 'Tasmania', short: 'TAS', lat: -42.1, lng: 146.5, ...STATE_KM },
];

export const WATER_LABELS: readonly ScaledName[] = [
  { name: 'Indian Ocean', lat: -33.8, lng: 113.2, fromKm: 1500, toKm: 9000 },
  { name: 'Indian Ocean', lat: -31.98, lng: 115.55, fromKm: 25, toKm: 140 },
  { name: 'Tasman Sea', lat: -38.6, lng: 152.6, fromKm: 1500, toKm: 9000 },
  { name: 'Tasman Sea', lat: -33.85, lng: 151.45, fromKm: 35, toKm: 160 },
  { name: 'Coral Sea', lat: -16.5, lng: 149.5, fromKm: 1500, toKm: 9000 },
  { name: 'Great Australian Bight', lat: -34.4, lng: 130.2, fromKm: 1500, toKm: 9000 },
  { name: 'Gulf of Carpentaria', lat: -13.9, lng: 138.9, fromKm: 1500, toKm: 9000 },
  { name: 'Timor Sea', lat: -12.3, lng: 126.8, fromKm: 1500, toKm: 9000 },
  { name: 'Bass Strait', lat: -39.7, lng: 145.6, fromKm: 250, toKm: 1800 },
  { name: 'Port Phillip Bay', lat: -38.07, lng: 144.87, fromKm: 15, toKm: 160 },
  { name: 'Western Port', lat: -38.33, lng: 145.28, fromKm: 30, toKm: 120 },
  { name: 'Moreton Bay', lat: -27.3, lng: 153.25, fromKm: 15, toKm: 160 },
  { name: 'Gulf St Vincent', lat: -34.9, lng: 138.2, fromKm: 25, toKm: 400 },
  { name: 'Spencer Gulf', lat: -34.3, lng: 136.9, fromKm: 150, toKm: 900 },
  { name: 'Botany Bay', lat: -33.99, lng: 151.19, fromKm: 6, toKm: 30 },
  { name: 'Storm Bay', lat: -43.15, lng: 147.55, fromKm: 20, toKm: 150 },
  { name: 'Beagle Gulf', lat: -12.3, lng: 130.6, fromKm: 25, toKm: 200 },
];
