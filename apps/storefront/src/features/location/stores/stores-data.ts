import type { CallValue } from '@wattle/contract';
import { type SeasonalHours, type Store, wallClock } from '@wattle/domain/stores';

export type ListedStore = CallValue<'listStores'>['stores'][number];
export type StorePage = CallValue<'loadStore'>;
export type Place = CallValue<'listPlaces'>['places'][number];
export type StoreProduct = CallValue<'listStoreProducts'>['products'][number];

/** Store data for lists. */
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

/** A point to list stores around, with its label. */
export type Around = { readonly label: string; readonly lat: number; readonly lng: number };

const MS_PER_DAY = 86_400_000;
/** Slightly more than the days searched for the next opening. */
const DAYS_SENT = 20;

/** Holiday hours of the coming weeks, from yesterday on because a late night may not be over. */
export function comingHours(store: Pick<Store, 'timeZone' | 'seasonalHours'>, nowMs: number): readonly SeasonalHours[] {
  const day = (ms: number) => wallClock(store.timeZone, ms).date;
  const [first, last] = [day(nowMs - MS_PER_DAY), day(nowMs + DAYS_SENT * MS_PER_DAY)];
  return store.seasonalHours.filter(({ date }) => date >= first && date <= last);
}

/** Leaves out what lists do not need: pictures, services and hours far ahead. */
export function toStoreRow(store: ListedStore, nowMs: number): StoreRow {
  const { id, name, path, phone, timeZone, weeklyHours, _geoloc, distanceMetres } = store;
  const { addressStreetOne, addressStreetTwo, addressCity, addressState, addressPostcode } = store;
  return {
    ...{ id, name, path, phone, timeZone, weeklyHours, _geoloc, distanceMetres },
    ...{ addressStreetOne, addressStreetTwo, addressCity, addressState, addressPostcode },
    seasonalHours: comingHours(store, nowMs),
  };
}
