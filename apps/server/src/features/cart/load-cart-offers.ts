import { success } from '@wattle/domain';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { OffersLoader } from './cart-offers.ts';

/** What a browser prices a cart with until the server has confirmed it. */
export const loadCartOffers =
  (load: OffersLoader): Handler<'loadCartOffers'> =>
  ({ promoCodes, locality }) =>
    orDatabaseAway(async () => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const loaded = await load({ codes: promoCodes, place: locality, shopper: null, productIds: [], nowSeconds });
      return loaded.status === 'SUCCESS' ? success(loaded.value.offers) : loaded;
    });
