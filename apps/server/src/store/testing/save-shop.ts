import type { DemoShop } from '@wattle/demo';
import { saveAbsentBrands } from '../absent-brands.ts';
import { saveArticles } from '../articles.ts';
import { saveBadges } from '../badges.ts';
import { saveBrands } from '../brands.ts';
import { saveCategories } from '../categories.ts';
import { addCustomers } from '../customers.ts';
import type { Database } from '../database.ts';
import { saveDemoOrders } from '../demo-orders.ts';
import { saveFamilies } from '../families.ts';
import { saveLocalities } from '../localities.ts';
import { savePromotions, savePromotionUses } from '../promotions.ts';
import { saveRedirects } from '../redirects.ts';
import { saveProductsIn } from '../save-products.ts';
import { saveSearchRules } from '../search-rules.ts';
import { saveSettings } from '../settings.ts';
import { saveIdentity } from '../shop-identity.ts';
import { saveStoreStock } from '../store-stock.ts';
import { saveStores } from '../stores.ts';
import { saveSynonyms } from '../synonyms.ts';
import { saveVouchers } from '../vouchers.ts';
import { saveWarranties } from '../warranties.ts';

/** Saves a shop straight into the tables, with broken rows that the import would refuse. */
export const saveShop = (db: Database, shop: DemoShop): Promise<void> =>
  db.transaction(async (tx) => {
    await saveIdentity(tx, [shop.identity]);
    await saveBrands(tx, shop.brands);
    await saveFamilies(tx, shop.families);
    await saveCategories(tx, shop.categories);
    await saveBadges(tx, shop.badges);
    await saveWarranties(tx, shop.warranties);
    await saveProductsIn(tx, shop.products);
    await saveStores(tx, shop.stores);
    await saveStoreStock(tx, shop.storeStock);
    await saveLocalities(tx, shop.localities);
    await saveArticles(tx, shop.articles);
    await saveRedirects(tx, shop.redirects);
    await savePromotions(tx, shop.promotions);
    await savePromotionUses(tx, shop.promotionUses);
    await saveVouchers(tx, shop.vouchers);
    await addCustomers(tx, shop.customers);
    await saveDemoOrders(tx, shop.orders);
    await saveSynonyms(tx, shop.synonyms);
    await saveAbsentBrands(tx, shop.absentBrands);
    await saveSearchRules(tx, shop.searchRules);
    await saveSettings(
      tx,
      Object.entries(shop.settings).map(([key, value]) => ({ key, value })),
    );
    await tx.run('analyze');
  });
