import type { CallValue } from '@wattle/contract';
import { type SeasonalHours, type Store, wallClock } from '@wattle/domain';

export type ListedStore = CallValue<'listStores'>['stores'][number];
export type StorePage = CallValue<'loadStore'>;
export type Place = CallValue<'listPlaces'>['places'][number];
export type ShelfProduct = CallValue<'listStoreProducts'>['products'][number];

/** What a list says of a store. */
export type StoreRow = Pick<
  ListedStore,
  | 'id'
  | 'name'
  | 'path'
  | 'addressStreetOne'
  | 'addressStreetTwo'
  | 'addressCity'
  | 'addressState'
  | 'addressPostcode'
  | 'phone'
  | 'timeZone'
  | 'weeklyHours'
  | 'seasonalHours'
  | '_geoloc'
  | 'distanceMetres'
>;

/** A point that stores are listed around, and what it is called. */
export type Around = { readonly label: string; readonly lat: number; readonly lng: number };

const MS_PER_DAY = 86_400_000;
/** Somewhat more than the days that are looked ahead for an opening. */
const DAYS_SENT = 20;

/** The holiday hours of the coming weeks, from yesterday on: a night may not be over yet. */
export function comingHours(store: Pick<Store, 'timeZone' | 'seasonalHours'>, nowMs: number): readonly SeasonalHours[] {
  const day = (ms: number) => wallClock(store.timeZone, ms).date;
  const [first, last] = [day(nowMs - MS_PER_DAY), day(nowMs + DAYS_SENT * MS_PER_DAY)];
  return store.seasonalHours.filter(({ date }) => date >= first && date <= last);
}

/** A list has no use for pictures, services and the hours of next year. */
export function toStoreRow(store: ListedStore, nowMs: number): StoreRow {
  const { id, name, path, phone, timeZone, weeklyHours, _geoloc, distanceMetres } = store;
  const { addressStreetOne, addressStreetTwo, addressCity, addressState, addressPostcode } = store;
  return {
    ...{ id, name, path, phone, timeZone, weeklyHours, _geoloc, distanceMetres },
    ...{ addressStreetOne, addressStreetTwo, addressCity, addressState, addressPostcode },
    seasonalHours: comingHours(store, nowMs),
  };
}
