import { success } from '@wattle/domain/results';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { type CatalogueCache, topCategories } from '../../catalogue/catalogue-cache.ts';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { listSubCategories } from '../../search/sub-categories.ts';
import type { CountedBrand } from '../../store/brands.ts';
import type { Store } from '../../store/store.ts';

const brandLink = ({ id, name, path, imageLogo, productCount }: CountedBrand) => ({
  id,
  name,
  path,
  imageLogo,
  productCount,
});

/** All brands with products, by name. */
export const listBrands =
  (catalogue: CatalogueCache): Handler<'listBrands'> =>
  async () => {
    const { brands } = await catalogue.load();
    return success({ brands: [...brands.values()].filter(({ productCount }) => productCount > 0).map(brandLink) });
  };

export const loadBrand =
  (store: Store, catalogue: CatalogueCache, search: SearchProvider): Handler<'loadBrand'> =>
  ({ path }) =>
    orUnavailable(async () => {
      const around = await catalogue.load();
      const brand = [...around.brands.values()].find((one) => one.path === path);
      if (!brand) return notFoundOrMoved(store, path, 'BRAND_NOT_FOUND');
      return success({
        ...brandLink(brand),
        description: brand.description,
        isAgency: brand.agency.isAgency,
        categories: await listSubCategories(search, { brandId: brand.id }, topCategories(around)),
      });
    });
