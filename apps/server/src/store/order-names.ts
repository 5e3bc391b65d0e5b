import { type Image, imageAddress } from '@wattle/domain/images';
import type { LineName, OrderStore } from '@wattle/domain/order';
import type { Database } from './database.ts';

type NameRow = {
  id: string;
  name: string;
  path: string;
  product_sku: string;
  images: Image[];
  variants: VariantName[];
};
type VariantName = { id: string; images: Image[] };
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

const toName = (row: NameRow): LineName => {
  const [picture] = [...row.variants.flatMap(({ images }) => images), ...row.images];
  return {
    name: row.name,
    path: row.path,
    imageUrl: (picture && imageAddress(picture)) ?? null,
    skus: Object.fromEntries(row.variants.map(({ id }) => [id, row.product_sku])),
  };
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
    async listLines(productIds: readonly string[]): Promise<ReadonlyMap<string, LineName>> {
      const rows = await db.query<NameRow>(
        `select p.id, p.path, p.record->>'name' as name, p.record->>'productSku' as product_sku,
           p.record->'images' as images, array(
           select jsonb_build_object('id', v.id, 'images', v.images) from variants v
           where v.product_id = p.id order by v.position) as variants
         from products p where p.id = any($1::text[])`,
        [productIds],
        'list line names',
      );
      return new Map(rows.map((row) => [row.id, toName(row)]));
    },

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
