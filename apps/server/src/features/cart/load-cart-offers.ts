import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import type { OffersLoader } from '../../pricing/cart-offers.ts';
import { shopperEmail } from '../../pricing/shopper-email.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

/** What the browser needs to price a cart before the server confirms it, including a customer's own offers. */
export const loadCartOffers =
  ({ ownHolds }: Pick<Store, 'ownHolds'>, load: OffersLoader): Handler<'loadCartOffers'> =>
  ({ promoCodes, locality }, { caller, attemptKey } = {}) =>
    orDatabaseAway(async () => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const shopper = caller ? shopperEmail(caller) : null;
      const own = await ownHolds.find(attemptKey);
      const loaded = await load({ codes: promoCodes, place: locality, shopper, productIds: [], nowSeconds, own });
      if (loaded.status !== 'SUCCESS') return loaded;
      const { offers, hasOrderedBefore } = loaded.value;
      return success(caller ? { ...offers, shopper: { isCustomer: true, hasOrderedBefore } } : offers);
    });
