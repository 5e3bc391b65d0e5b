import { generateCatalogue } from './catalogue/generate-catalogue.ts';
import { generateStoreStock } from './catalogue/generate-store-stock.ts';
import { DEMO_IDENTITY } from './content/demo-identity.ts';
import { generateArticles } from './content/generate-articles.ts';
import { generateRedirects, readSettings } from './content/generate-settings.ts';
import { generateVouchers } from './content/generate-vouchers.ts';
import { generateMarketingLists } from './content/marketing-lists.ts';
import { generateDeliverySettings } from './delivery/generate-delivery-settings.ts';
import type { DemoShop } from './demo-shop.ts';
import { generateLocalities } from './localities/generate-localities.ts';
import { generateCustomers } from './orders/demo-customer.ts';
import { generateOrders } from './orders/generate-orders.ts';
import { generatePromotions, generatePromotionUses } from './promotions/generate-promotions.ts';
import { ABSENT_BRANDS, generateSearchRules, SYNONYMS } from './search/search-data.ts';
import { generateStores } from './stores/generate-stores.ts';

const SEED = 1;

/** The whole demo shop: deterministic for a seed and a moment (seconds since epoch). */
export function generateDemoShop({ seed = SEED, now }: { seed?: number; now: number }): DemoShop {
  const catalogue = generateCatalogue({ seed, now });
  const stores = generateStores({ now });
  const promotions = generatePromotions({ now, products: catalogue.products });
  return {
    identity: DEMO_IDENTITY,
    ...catalogue,
    stores,
    storeStock: generateStoreStock(
      catalogue.products,
      stores.map(({ id }) => id),
      seed,
    ),
    localities: generateLocalities(),
    articles: generateArticles({ now, products: catalogue.products }),
    redirects: generateRedirects(),
    vouchers: generateVouchers({ now }),
    promotions,
    promotionUses: generatePromotionUses(),
    customers: generateCustomers({ now }),
    orders: generateOrders({ now, ...catalogue, stores, promotions }),
    synonyms: SYNONYMS,
    absentBrands: ABSENT_BRANDS,
    searchRules: generateSearchRules({ now }),
    settings: { ...readSettings(), ...generateDeliverySettings({ now }), ...generateMarketingLists({ now }) },
  };
}
