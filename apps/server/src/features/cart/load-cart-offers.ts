import { success } from '@wattle/domain';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { OffersLoader } from './cart-offers.ts';
import { shopperOf } from './shopper-of.ts';

/** What a browser prices a cart with until the server has confirmed it; for a customer, with what they may have. */
export const loadCartOffers =
  (load: OffersLoader): Handler<'loadCartOffers'> =>
  ({ promoCodes, locality }, { caller } = {}) =>
    orDatabaseAway(async () => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const shopper = caller ? shopperOf(caller) : null;
      const loaded = await load({ codes: promoCodes, place: locality, shopper, productIds: [], nowSeconds });
      if (loaded.status !== 'SUCCESS') return loaded;
      const { offers, hasOrderedBefore } = loaded.value;
      return success(caller ? { ...offers, shopper: { isCustomer: true, hasOrderedBefore } } : offers);
    });
