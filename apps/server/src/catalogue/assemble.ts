import {
  assembleProduct,
  type Family,
  type Product,
  type ProductSummary,
  summariseProduct,
} from '@wattle/domain/catalogue';
import type { StoredProduct } from '../store/product-rows.ts';
import { ancestorsOf, type Catalogue } from './catalogue-cache.ts';

const secondsNow = (): number => Math.floor(Date.now() / 1000);

/** A product's family. The database guarantees that it exists. */
export function familyOf(catalogue: Catalogue, code: string): Family {
  const family = catalogue.families.get(code);
  if (!family) throw new Error(`No family ${code}.`);
  return family;
}

/** A stored product with its brand, family and categories, as of a moment. */
export function assemble(
  catalogue: Catalogue,
  { record, stockUpdatedAt }: StoredProduct,
  nowSeconds: number = secondsNow(),
): Product {
  const brand = catalogue.brands.get(record.brandId);
  const category = catalogue.categories.get(record.canonicalCategoryId);
  if (!brand || !category) throw new Error(`Product ${record.id} has no brand or no category.`);
  return assembleProduct(
    { ...record, extraCategoryIds: record.extraCategoryIds.flatMap((id) => branchOf(catalogue, id)) },
    {
      brand: { id: brand.id, name: brand.name, path: brand.path, imageLogo: brand.imageLogo },
      enquiryOnly: brand.agency.enquiryOnly,
      family: familyOf(catalogue, record.familyCode),
      canonicalCategory: {
        id: category.id,
        name: category.name,
        path: category.path,
        ancestors: ancestorsOf(catalogue, category),
      },
      stockUpdatedAt,
    },
    nowSeconds,
  );
}

/** A category and its ancestors: a product in it is in all of them. */
function branchOf(catalogue: Catalogue, id: string): string[] {
  const category = catalogue.categories.get(id);
  return category ? [...ancestorsOf(catalogue, category).map((ancestor) => ancestor.id), id] : [id];
}

export function summarise(catalogue: Catalogue, stored: StoredProduct): ProductSummary {
  return summariseProduct(assemble(catalogue, stored), familyOf(catalogue, stored.record.familyCode));
}
