import type { BrandRecord, Image } from '@wattle/domain';
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

/** Only the brands that a category, or what is below it, holds. */
const IN_CATEGORY = `
  with recursive branch as (
    select id from categories where id = $1
    union select c.id from categories c join branch on c.parent_id = branch.id),
  counts as (
    select p.brand_id, count(distinct p.id) as product_count
    from branch join product_categories pc on pc.category_id = branch.id join products p on p.id = pc.product_id
    where p.visible_in_categories group by p.brand_id)
  select b.*, counts.product_count from brands b join counts on counts.brand_id = b.id order by lower(b.name), b.id`;

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
    /** All brands by name. */
    async listBrands(): Promise<CountedBrand[]> {
      return (await db.query<BrandRow>(`${COUNTED} order by lower(b.name), b.id`, [], 'list brands')).map(toBrand);
    },

    async listBrandsInCategory(categoryId: string): Promise<CountedBrand[]> {
      return (await db.query<BrandRow>(IN_CATEGORY, [categoryId], 'list brands in category')).map(toBrand);
    },

    async findBrandByPath(path: string): Promise<CountedBrand | undefined> {
      const [row] = await db.query<BrandRow>(`${COUNTED} where b.path = $1`, [path], 'find brand');
      return row && toBrand(row);
    },

    saveBrands: (brands: readonly BrandRecord[]) => saveBrands(db, brands),
  };
}
