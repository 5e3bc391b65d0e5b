import type { CallValue, Client } from '@wattle/contract';
import type { Outcome } from '@wattle/domain/results';
import { type Degrees, fitView, kmAcross } from './map/map-view.ts';
import { type NearStores, splitNear } from './near-stores.ts';
import { type Around, type Place, type StoreRow, toStoreRow } from './stores-data.ts';

export type StoreSearch = NearStores<StoreRow> & {
  readonly around: Around;
  /** The nearest store of all, when none is in range. */
  readonly nearest: StoreRow | null;
  readonly total: number;
  /** What its map shows at first. */
  readonly fit: readonly Degrees[];
  readonly places: readonly Place[];
};

/** Stores around a point, with place names for the map. */
export async function searchStores(
  client: Client,
  around: Around,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Outcome<StoreSearch, never>> {
  const outcome = await client.listStores({ lat: around.lat, lng: around.lng }, options);
  if (outcome.status !== 'SUCCESS') return outcome;
  const { stores, total, nearest } = readStores(outcome.value);
  const found = splitNear(stores);
  const shown = nearest ? [nearest] : found.near;
  const fit = [{ lat: around.lat, lng: around.lng }, ...shown.map(({ _geoloc }) => _geoloc)];
  const query = { ...middleOf(fit), radiusMetres: Math.round(kmAcross(fitView(fit)) * 500) };
  const named = await client.listPlaces(query, options);
  // the map works without names
  const places = named.status === 'SUCCESS' ? named.value.places : [];
  return { status: 'SUCCESS', value: { ...found, around, nearest, total, fit, places } };
}

function middleOf(points: readonly Degrees[]): Degrees {
  const half = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: half(points.map(({ lat }) => lat)), lng: half(points.map(({ lng }) => lng)) };
}

function readStores({ stores, total, nearest }: CallValue<'listStores'>) {
  const nowMs = Date.now();
  return {
    stores: stores.map((store) => toStoreRow(store, nowMs)),
    total,
    nearest: nearest && toStoreRow(nearest, nowMs),
  };
}
