import { success } from '@wattle/domain';
import { cartSettings } from '../../cart/cart-settings.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

/** Which products a browser's cart does not show among its goods [C-9-66]. */
export const loadCartSettings = (store: Store, catalogue: CatalogueCache): Handler<'loadCartSettings'> => {
  const load = cartSettings(store, catalogue);
  return () =>
    orDatabaseAway(async () => {
      const { donationProductIds } = await load();
      return success({ donationProductIds: [...donationProductIds] });
    });
};
