import type { Locality, State } from '@wattle/domain';
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
    /** Suburbs or postcodes that begin like this, a whole suburb's name first [C-9-38]. */
    async listLocalities(prefix: string, limit = 5): Promise<Locality[]> {
      const start = prefix.trim().toLowerCase();
      const rows = await db.query<LocalityRow>(
        `select * from localities where lower(suburb) like $1 or postcode like $1
         order by lower(suburb) = $2 desc, length(suburb), suburb, state, postcode limit $3`,
        [`${start.replace(/[\\%_]/g, '\\$&')}%`, start, limit],
        'list localities',
      );
      return rows.map(toLocality);
    },

    saveLocalities: (localities: readonly Locality[]) => saveLocalities(db, localities),
  };
}
