import type { DemoShop } from './demo-shop.ts';

/** A shop's rows by kind of import, each as a line of that kind's file. */
export const importFiles = ({ identity, settings, synonyms, ...shop }: DemoShop) => ({
  shop: [identity],
  brand: shop.brands,
  family: shop.families,
  category: shop.categories,
  warranty: shop.warranties,
  article: shop.articles,
  redirect: shop.redirects,
  setting: Object.entries(settings).map(([key, value]) => ({ key, value })),
  // a one-way synonym is one with an input
  synonym: synonyms.map(({ type, ...row }) => row),
  'absent-brand': shop.absentBrands,
  'search-rule': shop.searchRules,
  badges: shop.badges,
  products: shop.products,
  stores: shop.stores,
  stock: shop.storeStock,
  promotions: shop.promotions,
  vouchers: shop.vouchers,
  localities: shop.localities,
});
