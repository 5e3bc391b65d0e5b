export { generateArticles } from './generate-articles.ts';
export { generateRedirects } from './generate-redirects.ts';
export { generateSettings } from './generate-settings.ts';
export { generateVouchers } from './generate-vouchers.ts';
export { generateMarketingLists } from './marketing-lists.ts';
