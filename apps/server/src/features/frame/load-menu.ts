import {
  CLEARANCE_FACET,
  FEATURED_FACET,
  HOT_FACET,
  IN_STOCK_FACET,
  LISTING,
  NEW_FACET,
  SALE_FACET,
  scopeFilters,
  type ToggleFacet,
} from '@wattle/domain/listing';
import { rejected, success } from '@wattle/domain/results';
import { PRODUCT_INDEX_BY_SORT } from '@wattle/domain/search';
import * as menuWords from '@wattle/messages/menu';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { type Catalogue, type CatalogueCache, childrenOf } from '../../catalogue/catalogue-cache.ts';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { askSearch } from '../../search/ask-search.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import type { CategoryNode } from '../../store/categories.ts';
import type { Store } from '../../store/store.ts';
import { readMenuFeatures } from './frame-settings.ts';

const TYPES_SHOWN = 6;
const BRANDS_SHOWN = 5;
/** As many as brands and the link to all of them. */
const HIGHLIGHTS_SHOWN = 6;

/** Shortcuts across a category's types; each is a toggle facet of the listing. */
const HIGHLIGHTS: readonly { label: string; facet: ToggleFacet }[] = [
  { label: menuWords.onSale, facet: SALE_FACET },
  { label: menuWords.hotPrices, facet: HOT_FACET },
  { label: menuWords.newArrivals, facet: NEW_FACET },
  { label: menuWords.clearance, facet: CLEARANCE_FACET },
];
const IN_STOCK = { label: menuWords.inStock, facet: IN_STOCK_FACET };

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The mega menu of one top category. */
export const loadMenu =
  (store: Store, catalogue: CatalogueCache, search: SearchProvider): Handler<'loadMenu'> =>
  ({ categoryId }) =>
    orUnavailable(async () => {
      const around = await catalogue.load();
      const category = around.categories.get(categoryId);
      if (!category) return rejected({ code: 'CATEGORY_NOT_FOUND' });
      const [features, counts] = await Promise.all([
        store.settings.find('menuFeatures'),
        countProducts(search, categoryId),
      ]);
      return success({
        category: categoryTile(category),
        types: childrenOf(around, category).slice(0, TYPES_SHOWN).map(categoryTile),
        brands: largestBrands(around, category, counts),
        brandCount: Object.keys(counts.brandId ?? {}).length,
        highlights: highlights(category, counts),
        feature: readMenuFeatures(features)[categoryId] ?? null,
      });
    });

/** Gets all the menu's counts in one search call. */
async function countProducts(search: SearchProvider, categoryId: string): Promise<Counts> {
  const params = {
    query: '',
    facetFilters: scopeFilters({ categoryId }),
    hitsPerPage: 0,
    facets: ['brandId', FEATURED_FACET.attribute, ...[...HIGHLIGHTS, IN_STOCK].map(({ facet }) => facet.attribute)],
    maxValuesPerFacet: LISTING.facetValuesMax,
    analytics: false,
  };
  const [answer] = await askSearch(search, [{ indexName: PRODUCT_INDEX_BY_SORT.recommended, params }]);
  return answer?.facets ?? {};
}

function largestBrands(around: Catalogue, category: CategoryNode, { brandId = {} }: Counts) {
  return Object.entries(brandId)
    .flatMap(([id, count]) => {
      const brand = around.brands.get(id);
      return brand ? [{ name: brand.name, path: brandPath(brand.path, category), count }] : [];
    })
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-AU'))
    .slice(0, BRANDS_SHOWN);
}

/** Path of a category filtered by one brand. */
const brandPath = (path: string, category: CategoryNode): string =>
  `${path}/${category.path.replace(/^categories\//, '')}`;

/** Offers first, then the badges that most products have, then what is in stock: as many as there is room for. */
function highlights(category: CategoryNode, counts: Counts) {
  const toggle = ({ label, facet }: (typeof HIGHLIGHTS)[number]) => ({
    label,
    path: `${category.path}?${facet.param}=true`,
    count: counts[facet.attribute]?.true ?? 0,
  });
  const named = new Set(HIGHLIGHTS.map(({ label }) => label.toLowerCase()));
  const badges = Object.entries(counts[FEATURED_FACET.attribute] ?? {})
    .filter(([label]) => !named.has(label.toLowerCase()))
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, 'en-AU'))
    .map(([label, count]) => ({
      label,
      path: `${category.path}?${new URLSearchParams({ [FEATURED_FACET.param]: label })}`,
      count,
    }));
  return [...HIGHLIGHTS.map(toggle), ...badges, toggle(IN_STOCK)]
    .filter(({ count }) => count > 0)
    .slice(0, HIGHLIGHTS_SHOWN);
}
