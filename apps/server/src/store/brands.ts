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
  product_count: number;
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

const COUNTED = `select b.*, (select count(*) from products p where p.brand_id = b.id and p.visible_in_brand) as product_count
  from brands b`;

const toBrand = (row: BrandRow): CountedBrand => ({
  id: row.id,
  name: row.name,
  path: row.path,
  imageLogo: row.image_logo,
  description: row.description,
  agency: { isAgency: row.is_agency, enquiryOnly: row.enquiry_only },
  productCount: row.product_count,
});

export async function saveBrands(db: Queryable, brands: readonly BrandRecord[]): Promise<Counts> {
  return countChanges(brands.length, await upsert(db, brandTable, brands));
}

export function brandStore(db: Database) {
  return {
    async list(): Promise<CountedBrand[]> {
      return (await db.query<BrandRow>(`${COUNTED} order by lower(b.name), b.id`, [], 'list brands')).map(toBrand);
    },

    async findByPath(path: string): Promise<CountedBrand | undefined> {
      const [row] = await db.query<BrandRow>(`${COUNTED} where b.path = $1`, [path], 'find brand');
      return row && toBrand(row);
    },

    save: (brands: readonly BrandRecord[]) => saveBrands(db, brands),
  };
}
