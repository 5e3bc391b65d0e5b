import type { CategoryLink, Family, WarrantyProduct } from '@wattle/domain/catalogue';
import { asLasting } from '../answers/json-of.ts';
import type { CountedBrand } from '../store/brands.ts';
import type { CategoryNode } from '../store/categories.ts';
import type { Store } from '../store/store.ts';

/** What products refer to: small, rarely changed, and read by every page. */
export type Catalogue = {
  readonly categories: ReadonlyMap<string, CategoryNode>;
  readonly categoriesByPath: ReadonlyMap<string, CategoryNode>;
  readonly brands: ReadonlyMap<string, CountedBrand>;
  readonly families: ReadonlyMap<string, Family>;
  readonly warranties: ReadonlyMap<string, WarrantyProduct>;
};

export type CatalogueCache = {
  load(): Promise<Catalogue>;
  /** Something has changed: the next reader loads the catalogue again. */
  clear(): void;
};

/** Counts and lowest prices depend on the time, so even an unchanged catalogue is reloaded after this long. */
const MAX_AGE_MS = 30_000;

export function createCatalogueCache(store: Store): CatalogueCache {
  let current: Promise<Catalogue> | undefined;
  let loadedAt = 0;

  const read = async (): Promise<Catalogue> => {
    const [categories, brands, families, warranties] = await Promise.all([
      store.categories.list(),
      store.brands.list(),
      store.families.list(),
      store.warranties.list(),
    ]);
    return {
      categories: new Map(categories.map((category) => [category.id, category])),
      categoriesByPath: new Map(categories.map((category) => [category.path, category])),
      brands: new Map(brands.map((brand) => [brand.id, brand])),
      families: new Map(families.map((family) => [family.code, asLasting(family)])),
      warranties: new Map(warranties.map((warranty) => [warranty.id, warranty])),
    };
  };

  return {
    load() {
      if (!current || Date.now() - loadedAt > MAX_AGE_MS) {
        loadedAt = Date.now();
        const reading = read();
        current = reading;
        // do not cache a failure: the next reader tries again
        reading.catch(() => {
          if (current === reading) current = undefined;
        });
      }
      return current;
    },
    clear() {
      current = undefined;
    },
  };
}

/** A category's ancestors, top first. */
export function ancestorsOf(catalogue: Catalogue, category: CategoryNode): CategoryLink[] {
  const trail: CategoryLink[] = [];
  for (let id = category.parentId; id !== null; ) {
    const parent = catalogue.categories.get(id);
    if (!parent || trail.length > 10) break;
    trail.unshift({ id: parent.id, name: parent.name, path: parent.path });
    id = parent.parentId;
  }
  return trail;
}

export function childrenOf(catalogue: Catalogue, category: CategoryNode): CategoryNode[] {
  return category.children.flatMap((id) => catalogue.categories.get(id) ?? []);
}

/** Top categories, in order. */
export function topCategories(catalogue: Catalogue): CategoryNode[] {
  return [...catalogue.categories.values()].filter((category) => category.parentId === null);
}
