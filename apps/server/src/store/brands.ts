import type { BrandRecord } from '@wattle/domain/catalogue';
import type { Image } from '@wattle/domain/images';
import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

export type CountedBrand = BrandRecord & { readonly productCount: number };

type BrandRow = {
  id: string;
  name: string;
  path: string;
  image_logo: Image | null;
  description: string;
  is_agency: boolean;
  enquiry_only: boolean;
};

const brandTable = defineTable<BrandRecord>({
  name: 'brands',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (b) => b.id],
    name: ['text', (b) => b.name],
    path: ['text', (b) => b.path],
    image_logo: ['jsonb', (b) => b.imageLogo],
    description: ['text', (b) => b.description],
    is_agency: ['boolean', (b) => b.agency.isAgency],
    enquiry_only: ['boolean', (b) => b.agency.enquiryOnly],
  },
});

const toBrand = (row: BrandRow): BrandRecord => ({
  id: row.id,
  name: row.name,
  path: row.path,
  imageLogo: row.image_logo,
  description: row.description,
  agency: { isAgency: row.is_agency, enquiryOnly: row.enquiry_only },
});

export async function saveBrands(db: Queryable, brands: readonly BrandRecord[]): Promise<Counts> {
  return countChanges(brands.length, await upsert(db, brandTable, brands));
}

export function brandStore(db: Database) {
  return {
    async list(): Promise<BrandRecord[]> {
      return (await db.query<BrandRow>('select * from brands order by lower(name), id', [], 'list brands')).map(
        toBrand,
      );
    },

    /** Products of each brand that has any, by its id. It reads every product: ask it rarely, and never twice at once. */
    async count(): Promise<ReadonlyMap<string, number>> {
      const rows = await db.query<{ id: string; count: number }>(
        'select brand_id as id, count(*) as count from products where visible_in_brand group by brand_id',
        [],
        'count brands',
      );
      return new Map(rows.map(({ id, count }) => [id, count]));
    },

    save: (brands: readonly BrandRecord[]) => saveBrands(db, brands),
  };
}
