import type { Locality, State } from '@wattle/domain/stores';
import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, upsert } from './upsert.ts';

type LocalityRow = {
  suburb: string;
  state: State;
  postcode: string;
  name: string;
  latitude: number;
  longitude: number;
};

const localityTable = defineTable<Locality>({
  name: 'localities',
  key: ['postcode', 'suburb', 'state'],
  columns: {
    suburb: ['text', (l) => l.suburb],
    state: ['text', (l) => l.state],
    postcode: ['text', (l) => l.postcode],
    name: ['text', (l) => l.name],
    latitude: ['double precision', (l) => l.location.latitude],
    longitude: ['double precision', (l) => l.location.longitude],
  },
});

const toLocality = (row: LocalityRow): Locality => ({
  suburb: row.suburb,
  state: row.state,
  postcode: row.postcode,
  name: row.name,
  location: { latitude: row.latitude, longitude: row.longitude },
});

export async function saveLocalities(db: Queryable, localities: readonly Locality[]): Promise<Counts> {
  return countChanges(localities.length, await upsert(db, localityTable, localities));
}

export function localityStore(db: Database) {
  return {
    /** All localities as one JSON value: PGlite is slow with a hundred thousand cells. */
    async list(): Promise<Locality[]> {
      const sql = `select coalesce(json_agg(l), '[]') as rows from localities l`;
      const [all] = await db.query<{ rows: LocalityRow[] }>(sql, [], 'list localities');
      return (all?.rows ?? []).map(toLocality);
    },

    /** Whether a postcode lies in a state; some lie in two. */
    async hasPostcode(postcode: string, state: string): Promise<boolean> {
      const sql = 'select exists (select from localities where postcode = $1 and state = $2) as known';
      const [row] = await db.query<{ known: boolean }>(sql, [postcode, state], 'has postcode');
      return row?.known === true;
    },

    save: (localities: readonly Locality[]) => saveLocalities(db, localities),
  };
}
