import type { OrderStore } from '@wattle/domain/order';
import type { Database } from './database.ts';

type StoreRow = {
  erp_store_id: string;
  name: string;
  path: string;
  phone: string;
  street_one: string;
  street_two: string;
  city: string;
  state: string;
  postcode: string;
};

const toStore = (row: StoreRow): OrderStore => ({
  erpStoreId: row.erp_store_id,
  name: row.name,
  path: row.path,
  phone: row.phone,
  address: [row.street_one, row.street_two, `${row.city} ${row.state} ${row.postcode}`].filter(Boolean).join(', '),
});

/** What an order calls its things by. */
export function orderNameStore(db: Database) {
  return {
    /** A store by the number that the shop's other systems have for it. */
    async findStore(erpStoreId: string): Promise<OrderStore | undefined> {
      const [row] = await db.query<StoreRow>(
        `select erp_store_id, name, path, phone, address_street_one as street_one, address_street_two as street_two,
           address_city as city, address_state as state, address_postcode as postcode
         from stores where erp_store_id = $1 and visible_in_index`,
        [erpStoreId],
        'find order store',
      );
      return row && toStore(row);
    },
  };
}
