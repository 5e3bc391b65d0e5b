import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { saveBadges } from './badges.ts';
import { saveBrands } from './brands.ts';
import { saveCategories } from './categories.ts';
import { saveFamilies } from './families.ts';
import { migrate } from './migrate.ts';
import { productStore } from './products.ts';
import { eachDatabase } from './testing/each-database.ts';
import { NOW_SECONDS, sampleProduct, sampleShop } from './testing/sample-shop.ts';

const OWN = new URL('./migrations/', import.meta.url);

/** The migrations from before products were stored as records. */
async function copyEarlier(): Promise<URL> {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'wattle-migrations-'))}/`);
  for (const file of (await readdir(OWN)).filter((one) => one < '0019')) {
    await copyFile(new URL(file, OWN), new URL(file, folder));
  }
  return folder;
}

const record = sampleProduct('k1', {
  saleMode: 'preorder',
  preorderDateTime: NOW_SECONDS + 60,
  extraCategoryIds: ['gifts'],
});

/** A product in the old schema: one column per field. */
const INSERT = `
  with p as (select $1::jsonb as r), product as (
    insert into products (id, product_sku, erp_product_id, name, path, brand_id, family_code, canonical_category_id,
      state, sale_mode, functional_type, preorder_at, release_at, is_clearance, is_new, tax_exclusive, images,
      short_description, description, key_features, attributes, documents, google_product_type, badge_primary_id,
      badge_secondary_ids, badge_secondary_titles, cart_qty_product_max, cart_qty_variant_max, cart_qty_variant_min,
      cart_qty_variant_multiple_of, is_agency_item, enable_warranty, available_warranty_ids, base_warranty_years,
      review_count, review_average, weight_grams, big_and_bulky, accessory_ids, visible_in_index, visible_in_brand,
      visible_in_categories, popularity, created_at)
    select r->>'id', r->>'productSku', r->>'erpProductId', r->>'name', r->>'path', r->>'brandId', r->>'familyCode',
      r->>'canonicalCategoryId', r->>'state', r->>'saleMode', r->>'functionalType',
      to_timestamp((r->>'preorderDateTime')::int), null, false, false, false, r->'images', r->>'shortDescription',
      array(select jsonb_array_elements_text(r->'description')), array(select jsonb_array_elements_text(r->'keyFeatures')),
      r->'attributes', r->'documents', r->>'googleProductType', r->>'badgePrimaryId', '{cashback}', '{Cashback}',
      10, 5, 1, null, false, true, '{care-2}', 2, 12, 4.5, 1200, false, '{}', true, true, true, 10,
      to_timestamp((r->>'createdAt')::int)
    from p),
  price as (insert into prices values ('k1', 0, 12995, 12995, null, null)),
  place as (insert into product_categories values ('k1', 'kettles', 0), ('k1', 'gifts', 1)),
  variant as (insert into variants (id, product_id, position, code, gtin, name, images)
    values ('k1-v1', 'k1', 0, 'code-k1-v1', '93k1-v1', '', '[{"url": "/k1-v1.svg", "alt": "k1-v1"}]'))
  insert into variant_stock (variant_id, qty, has_stock_on_hand) values ('k1-v1', 5, true)`;

eachDatabase((name, open) => {
  describe(`product records on ${name}`, () => {
    it('are made of the columns that an earlier shop had', async () => {
      const earlier = await copyEarlier();
      const db = await open({ migrated: false });
      await migrate(db, earlier);
      const shop = sampleShop();
      await saveBrands(db, shop.brands);
      await saveFamilies(db, shop.families);
      await db.transaction((tx) => saveCategories(tx, shop.categories));
      await saveBadges(db, shop.badges);
      await db.query(INSERT, [JSON.stringify(record)]);

      await migrate(db);
      expect((await productStore(db).findById('k1'))?.record).toEqual(record);

      await db.close();
      await rm(earlier, { recursive: true });
    });
  });
});
