import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { cartSettings } from '../../pricing/cart-settings.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

/** Donation products, which a cart does not list among its items [C-9-66]. */
export const loadCartSettings = (store: Store, catalogue: CatalogueCache): Handler<'loadCartSettings'> => {
  const load = cartSettings(store, catalogue);
  return () =>
    orDatabaseAway(async () => {
      const { donationProductIds } = await load();
      return success({ donationProductIds: [...donationProductIds] });
    });
};
