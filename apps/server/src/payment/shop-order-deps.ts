import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { calendars } from '../delivery/load-calendars.ts';
import { cartOffers } from '../features/cart/cart-offers.ts';
import { issueGiftCards } from '../gift-cards/issue-gift-cards.ts';
import type { ShopMail } from '../mail/open-mail.ts';
import { confirmByMail } from '../orders/confirm-by-mail.ts';
import { ORDER_TIMES, type OrderDeps } from '../orders/order-deps.ts';
import { recordPurchase } from '../orders/record-purchase.ts';
import { subscribeConsenting } from '../orders/subscribe-consenting.ts';
import type { SaveWithOrder } from '../store/placing-save.ts';
import type { Store } from '../store/store.ts';

export type ShopOrderParts = Pick<OrderDeps, 'payment' | 'onProblem'> & {
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly mail: Pick<ShopMail, 'writeMail'>;
  readonly publicUrl: string;
};

const inTurn =
  (...all: readonly SaveWithOrder[]): SaveWithOrder =>
  async (tx, order, about) => {
    for (const save of all) await save(tx, order, about);
  };

/** What orders are placed and finished with in this shop. */
export const shopOrderDeps = ({
  store,
  catalogue,
  mail,
  publicUrl,
  payment,
  onProblem,
}: ShopOrderParts): OrderDeps => ({
  ...{ store, catalogue, payment, onProblem },
  loadOffers: cartOffers(store, catalogue),
  calendars: calendars(store, catalogue),
  returnUrl: ({ number }) => `${publicUrl}/checkout/adyen?order=${encodeURIComponent(number)}`,
  saveWithOrder: inTurn(
    confirmByMail(mail, publicUrl),
    issueGiftCards(mail, publicUrl),
    subscribeConsenting,
    recordPurchase,
  ),
  times: ORDER_TIMES,
});
