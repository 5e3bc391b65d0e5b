import type { DeliveryRules, PublicHolidays } from '@wattle/domain';
import { perShelf } from '../catalogue/per-shelf.ts';
import type { ShelfReader } from '../catalogue/shelf.ts';
import { deliveryRulesSchema, publicHolidaysSchema } from '../import/delivery-rows.ts';
import type { Store } from '../store/store.ts';

export type DeliverySettings = {
  /** Null: the shop has none, or none that can be read. */
  readonly rules: DeliveryRules | null;
  readonly publicHolidays: PublicHolidays;
};

/** How the shop delivers, as its settings say. Without holidays every day is a day like others. */
export function deliverySettings(store: Store, shelf: ShelfReader): () => Promise<DeliverySettings> {
  return perShelf(shelf, async () => {
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
