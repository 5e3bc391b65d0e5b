export { ARTICLE_PATHS, type ArticleId } from './article-paths.ts';
export { BRANDS as REFERRED_BRANDS, CATEGORIES as REFERRED_CATEGORIES } from './catalogue-ids.ts';
export { generateArticles } from './generate-articles.ts';
export { generateRedirects } from './generate-redirects.ts';
export { generateSettings } from './generate-settings.ts';
export { generateVouchers } from './generate-vouchers.ts';
export { listReferences, type References } from './list-references.ts';
export { generateMarketingLists } from './marketing-lists.ts';
export type { MenuFeature, SettingsLink, ShopSettings } from './shop-settings.ts';
