-- A product is kept as its record, so that a new field needs no column. What SQL asks about has one beside it.
-- Variants, stock, prices and categories stay in tables of their own.
alter table products add record jsonb;

update products set record = jsonb_build_object(
  'id', id, 'productSku', product_sku, 'erpProductId', erp_product_id, 'name', name, 'path', path,
  'brandId', brand_id, 'familyCode', family_code, 'canonicalCategoryId', canonical_category_id,
  'state', state, 'saleMode', sale_mode, 'functionalType', functional_type,
  'preorderDateTime', floor(extract(epoch from preorder_at)), 'releaseDateTime', floor(extract(epoch from release_at)),
  'isClearance', is_clearance, 'isNew', is_new, 'taxExclusive', tax_exclusive,
  'images', images, 'shortDescription', short_description, 'description', description, 'keyFeatures', key_features,
  'attributes', attributes, 'documents', documents, 'googleProductType', google_product_type,
  'badgePrimaryId', badge_primary_id, 'badgeSecondaryIds', badge_secondary_ids,
  'badgeSecondaryTitles', badge_secondary_titles,
  'cartQtyProductMax', cart_qty_product_max, 'cartQtyVariantMax', cart_qty_variant_max,
  'cartQtyVariantMin', cart_qty_variant_min, 'cartQtyVariantMultipleOf', cart_qty_variant_multiple_of,
  'blGroup', jsonb_build_object('isAgencyItem', is_agency_item, 'enableWarranty', enable_warranty,
    'availableWarrantyIds', available_warranty_ids, 'baseWarrantyPeriod', base_warranty_years),
  'reviewSummary', jsonb_build_object('totalReviewCount', review_count, 'averageOverallRating', review_average),
  'weightGrams', weight_grams, 'bigAndBulky', big_and_bulky, 'accessoryIds', accessory_ids,
  'visibleIn', jsonb_build_object('index', visible_in_index, 'brand', visible_in_brand,
    'categories', visible_in_categories),
  'popularity', popularity, 'createdAt', floor(extract(epoch from created_at)));

alter table products
  alter record set not null,
  drop product_sku, drop erp_product_id, drop name, drop state, drop sale_mode, drop functional_type,
  drop preorder_at, drop release_at, drop is_clearance, drop is_new, drop tax_exclusive,
  drop images, drop short_description, drop description, drop key_features, drop attributes, drop documents,
  drop google_product_type, drop badge_secondary_titles,
  drop cart_qty_product_max, drop cart_qty_variant_max, drop cart_qty_variant_min, drop cart_qty_variant_multiple_of,
  drop is_agency_item, drop enable_warranty, drop available_warranty_ids, drop base_warranty_years,
  drop review_count, drop review_average, drop weight_grams, drop big_and_bulky,
  drop visible_in_index, drop popularity, drop created_at;
