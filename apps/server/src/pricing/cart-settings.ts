import { type CartSettings, DEFAULT_CART_SETTINGS } from '@wattle/domain/cart';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { perCatalogue } from '../catalogue/per-catalogue.ts';
import { DONATIONS, donationsSchema } from '../import/donation-rows.ts';
import type { Store } from '../store/store.ts';

/** Cart settings: which products are donations [C-9-66 D-9-68]. */
export const cartSettings = (store: Store, catalogue: CatalogueCache): (() => Promise<CartSettings>) =>
  perCatalogue(catalogue, async () => ({
    ...DEFAULT_CART_SETTINGS,
    donationProductIds: donationsSchema.catch([]).parse(await store.settings.find(DONATIONS)),
  }));
