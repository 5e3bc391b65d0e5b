import { generateCatalogue } from './catalogue/generate-catalogue.ts';
import { generateStoreStock } from './catalogue/generate-store-stock.ts';
import {
  generateArticles,
  generateMarketingLists,
  generateRedirects,
  generateSettings,
  generateVouchers,
} from './content/index.ts';
import { generateDeliverySettings } from './delivery/generate-delivery-settings.ts';
import type { DemoShop } from './demo-shop.ts';
import { generateLocalities } from './localities/generate-localities.ts';
import { generateCustomers, generateOrders } from './orders/index.ts';
import { generatePromotions, generatePromotionUses } from './promotions/index.ts';
import { generateSearchRules, SYNONYMS } from './search/index.ts';
import { generateStores } from './stores/generate-stores.ts';

const SEED = 1;

/** The whole demo shop: the same for the same seed and moment (seconds since epoch). */
export function generateDemoShop({ seed = SEED, now }: { seed?: number; now: number }): DemoShop {
  const catalogue = generateCatalogue({ seed, now });
  const stores = generateStores({ now });
  const promotions = generatePromotions({ now, products: catalogue.products });
  return {
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
    searchRules: generateSearchRules({ now }),
    settings: { ...generateSettings(), ...generateDeliverySettings({ now }), ...generateMarketingLists({ now }) },
  };
}
