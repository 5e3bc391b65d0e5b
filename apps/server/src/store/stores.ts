import type { Image } from '@wattle/domain/images';
import type { DayHours, SeasonalHours, State, Store } from '@wattle/domain/stores';
import type { Database, Queryable } from './database.ts';
import { type Counts, defineTable, replaceOwned, TOUCH, upsert } from './upsert.ts';

type StoreRow = {
  id: string;
  erp_store_id: string;
  name: string;
  path: string;
  images: Image[];
  address_street_one: string;
  address_street_two: string;
  address_city: string;
  address_state: State;
  address_postcode: string;
  phone: string;
  time_zone: string;
  weekly_hours: DayHours[];
  seasonal_hours: SeasonalHours[];
  services: string[];
  description: string;
  latitude: number;
  longitude: number;
  visible_in_index: boolean;
};

const storeTable = defineTable<Store>({
  name: 'stores',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (s) => s.id],
    erp_store_id: ['text', (s) => s.erpStoreId],
    name: ['text', (s) => s.name],
    path: ['text', (s) => s.path],
    images: ['jsonb', (s) => s.images],
    address_street_one: ['text', (s) => s.addressStreetOne],
    address_street_two: ['text', (s) => s.addressStreetTwo],
    address_city: ['text', (s) => s.addressCity],
    address_state: ['text', (s) => s.addressState],
    address_postcode: ['text', (s) => s.addressPostcode],
    phone: ['text', (s) => s.phone],
    time_zone: ['text', (s) => s.timeZone],
    weekly_hours: ['jsonb', (s) => s.weeklyHours],
    services: ['text[]', (s) => s.services],
    description: ['text', (s) => s.description],
    latitude: ['double precision', (s) => s._geoloc.lat],
    longitude: ['double precision', (s) => s._geoloc.lng],
    visible_in_index: ['boolean', (s) => s.visibleIn.index],
  },
});

const seasonalHoursTable = defineTable<SeasonalHours & { readonly storeId: string }>({
  name: 'store_seasonal_hours',
  key: ['store_id', 'date'],
  columns: {
    store_id: ['text', (h) => h.storeId],
    date: ['date', (h) => h.date],
    open_time: ['integer', (h) => h.openTime],
    close_time: ['integer', (h) => h.closeTime],
    note: ['text', (h) => h.note],
  },
});

const SELECT = `select s.*, array(
    select jsonb_build_object('date', h.date, 'openTime', h.open_time, 'closeTime', h.close_time, 'note', h.note)
    from store_seasonal_hours h where h.store_id = s.id order by h.date) as seasonal_hours`;

const toStore = (row: StoreRow): Store => ({
  id: row.id,
  erpStoreId: row.erp_store_id,
  name: row.name,
  path: row.path,
  images: row.images,
  addressStreetOne: row.address_street_one,
  addressStreetTwo: row.address_street_two,
  addressCity: row.address_city,
  addressState: row.address_state,
  addressPostcode: row.address_postcode,
  phone: row.phone,
  timeZone: row.time_zone,
  weeklyHours: row.weekly_hours,
  seasonalHours: row.seasonal_hours,
  services: row.services,
  description: row.description,
  _geoloc: { lat: row.latitude, lng: row.longitude },
  visibleIn: { index: row.visible_in_index },
});

export async function saveStores(tx: Queryable, stores: readonly Store[]): Promise<Counts> {
  const own = await upsert(tx, storeTable, stores);
  const hours = stores.flatMap(({ id, seasonalHours }) => seasonalHours.map((day) => ({ ...day, storeId: id })));
  const fresh = new Set(own.inserted);
  const earlier = stores.map(({ id }) => id).filter((id) => !fresh.has(id));
  const byHours = await replaceOwned(tx, seasonalHoursTable, earlier, hours);
  const inserted = own.inserted.length;
  const updated = new Set([...own.updated, ...byHours]);
  for (const id of own.inserted) updated.delete(id);
  await tx.query('update stores set updated_at = now() where id = any($1::text[])', [byHours]);
  return { inserted, updated: updated.size, unchanged: stores.length - inserted - updated.size };
}

export function storeStore(db: Database) {
  return {
    /** By state and name, including stores hidden from the index. */
    async list(): Promise<Store[]> {
      const sql = `${SELECT} from stores s order by s.address_state, s.name, s.id`;
      return (await db.query<StoreRow>(sql, [], 'list stores')).map(toStore);
    },

    async findByPath(path: string): Promise<Store | undefined> {
      const [row] = await db.query<StoreRow>(`${SELECT} from stores s where s.path = $1`, [path], 'find store');
      return row && toStore(row);
    },

    /** A visible store by the store number used in orders. */
    async findForCollection(erpStoreId: string): Promise<Store | undefined> {
      const [row] = await db.query<StoreRow>(
        `${SELECT} from stores s where s.erp_store_id = $1 and s.visible_in_index`,
        [erpStoreId],
        'find collection store',
      );
      return row && toStore(row);
    },

    save: (stores: readonly Store[]) => db.transaction((tx) => saveStores(tx, stores)),
  };
}
