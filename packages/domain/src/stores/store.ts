import type { Image } from '../images/image.ts';

export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof STATES)[number];
export const isState = (text: string): text is State => STATES.some((state) => state === text);

/** Seconds since midnight in the store's time zone, over 24 hours when it closes the next day; null: closed. */
export type DayHours = { readonly openTime: number; readonly closeTime: number } | null;

/** Hours on one date (yyyy-mm-dd) that override the weekly ones. */
export type SeasonalHours = {
  readonly date: string;
  readonly openTime: number;
  readonly closeTime: number;
  readonly note: string;
};

export type Store = {
  readonly id: string;
  readonly erpStoreId: string;
  readonly name: string;
  readonly path: string;
  readonly images: readonly Image[];
  readonly addressStreetOne: string;
  readonly addressStreetTwo: string;
  readonly addressCity: string;
  readonly addressState: State;
  readonly addressPostcode: string;
  readonly phone: string;
  readonly timeZone: string;
  /** Seven days, Monday first. */
  readonly weeklyHours: readonly DayHours[];
  readonly seasonalHours: readonly SeasonalHours[];
  readonly services: readonly string[];
  readonly description: string;
  readonly _geoloc: { readonly lat: number; readonly lng: number };
  readonly visibleIn: { readonly index: boolean };
};

export type Locality = {
  readonly suburb: string;
  readonly state: State;
  readonly postcode: string;
  readonly name: string;
  readonly location: { readonly latitude: number; readonly longitude: number };
};
