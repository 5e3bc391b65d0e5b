import type { SearchProvider } from '@wattle/providers/search';
import type { ShelfReader } from '../catalogue/shelf.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Store } from '../store/store.ts';
import { listBrands, loadBrand } from './catalogue/brands.ts';
import { listProducts } from './catalogue/list-products.ts';
import { loadCategory } from './catalogue/load-category.ts';
import { loadProduct } from './catalogue/load-product.ts';
import { findArticle, findArticleByPath } from './content/articles.ts';
import { listBadges, loadFamily } from './content/product-content.ts';
import { loadFrame } from './frame/load-frame.ts';
import { loadMenu } from './frame/load-menu.ts';
import { loadHome } from './home/load-home.ts';
import { suggest } from './search/suggest.ts';
import { listLocalities } from './stores/list-localities.ts';
import { listStores, loadStore } from './stores/stores.ts';

/** The use case behind every call of the contract; one that is missing does not compile. */
export function createHandlers(store: Store, shelf: ShelfReader, search: SearchProvider): Handlers {
  return {
    loadFrame: loadFrame(store, shelf),
    loadMenu: loadMenu(store, shelf, search),
    loadHome: loadHome(store, shelf, search),
    listProducts: listProducts(search, shelf),
    suggest: suggest(search),
    loadProduct: loadProduct(store, shelf),
    loadCategory: loadCategory(store, shelf, search),
    listBrands: listBrands(shelf),
    loadBrand: loadBrand(store, shelf, search),
    listStores: listStores(store, search),
    loadStore: loadStore(store),
    listLocalities: listLocalities(search),
    findArticle: findArticle(store),
    findArticleByPath: findArticleByPath(store),
    loadFamily: loadFamily(shelf),
    listPrimaryBadges: listBadges(store, 'primary'),
    listSecondaryBadges: listBadges(store, 'secondary'),
  };
}
