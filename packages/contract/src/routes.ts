/** Where each call lives. The browser needs only this of a call; its schemas stay on the server. */
export type Route = { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: `/${string}` };

export const routes = {
  loadFrame: { method: 'GET', path: '/api/frame' },
  loadMenu: { method: 'GET', path: '/api/menu/{categoryId}' },
  listProducts: { method: 'GET', path: '/api/products' },
  suggest: { method: 'GET', path: '/api/suggest' },
  loadProduct: { method: 'GET', path: '/api/product' },
  recommendProducts: { method: 'POST', path: '/api/product/recommendations' },
  recordProductEvents: { method: 'POST', path: '/api/product/events' },
  listProductStores: { method: 'GET', path: '/api/product/stores' },
  estimateDelivery: { method: 'GET', path: '/api/delivery/estimates' },
  loadComparison: { method: 'GET', path: '/api/compare' },
  loadCategory: { method: 'GET', path: '/api/category' },
  listBrands: { method: 'GET', path: '/api/brands' },
  loadBrand: { method: 'GET', path: '/api/brand' },
  listStores: { method: 'GET', path: '/api/stores' },
  loadStore: { method: 'GET', path: '/api/store' },
  listStoreProducts: { method: 'GET', path: '/api/store/products' },
  listPlaces: { method: 'GET', path: '/api/places' },
  listLocalities: { method: 'GET', path: '/api/localities' },
  findLocality: { method: 'GET', path: '/api/locality' },
  listArticles: { method: 'GET', path: '/pcr/articles' },
  findArticle: { method: 'GET', path: '/pcr/articles/{id}' },
  findArticleByPath: { method: 'GET', path: '/pcr/article' },
  listCategories: { method: 'GET', path: '/pcr/categories' },
  listCollection: { method: 'GET', path: '/api/collection' },
  listCategoryCarousel: { method: 'GET', path: '/api/category/products' },
  findProducts: { method: 'GET', path: '/api/product/list' },
  loadFamily: { method: 'GET', path: '/pcr/family-attributes/{file}' },
  listPrimaryBadges: { method: 'GET', path: '/pcr/product-badges-primary.json' },
  listSecondaryBadges: { method: 'GET', path: '/pcr/product-badges-secondary.json' },
  subscribe: { method: 'POST', path: '/api/klaviyo/subscribe' },
  findMarketingList: { method: 'GET', path: '/api/klaviyo/lists/{listId}' },
  sendEnquiry: { method: 'POST', path: '/api/klaviyo/enquiry' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
