import type { DeliveryRules, PublicHolidays } from '@wattle/domain/delivery';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { perCatalogue } from '../catalogue/per-catalogue.ts';
import { deliveryRulesSchema, publicHolidaysSchema } from '../import/delivery-rows.ts';
import type { Store } from '../store/store.ts';

export type DeliverySettings = {
  /** Null: the shop has no valid rules. */
  readonly rules: DeliveryRules | null;
  readonly publicHolidays: PublicHolidays;
};

/** Delivery rules and public holidays from the settings. Without holidays every day counts as a normal day. */
export function deliverySettings(store: Store, catalogue: CatalogueCache): () => Promise<DeliverySettings> {
  return perCatalogue(catalogue, async () => {
    const [rules, holidays] = await Promise.all([
      store.settings.find('delivery-rules'),
      store.settings.find('public-holidays'),
    ]);
    return {
      rules: deliveryRulesSchema.nullable().catch(null).parse(rules),
      publicHolidays: publicHolidaysSchema.catch({}).parse(holidays),
    };
  });
}
