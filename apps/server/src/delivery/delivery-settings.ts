import type { DeliveryRules, PublicHolidays } from '@wattle/domain';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { perCatalogue } from '../catalogue/per-catalogue.ts';
import { deliveryRulesSchema, publicHolidaysSchema } from '../import/delivery-rows.ts';
import type { Store } from '../store/store.ts';

export type DeliverySettings = {
  /** Null: the shop has none, or none that can be read. */
  readonly rules: DeliveryRules | null;
  readonly publicHolidays: PublicHolidays;
};

/** How the shop delivers, as its settings say. Without holidays every day is a day like others. */
export function deliverySettings(store: Store, catalogue: CatalogueCache): () => Promise<DeliverySettings> {
  return perCatalogue(catalogue, async () => {
    const [rules, holidays] = await Promise.all([
      store.findSetting('delivery-rules'),
      store.findSetting('public-holidays'),
    ]);
    return {
      rules: deliveryRulesSchema.nullable().catch(null).parse(rules),
      publicHolidays: publicHolidaysSchema.catch({}).parse(holidays),
    };
  });
}
