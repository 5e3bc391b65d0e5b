import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { deriveKey } from '../config/derive-key.ts';
import { calendars } from '../delivery/load-calendars.ts';
import { issueGiftCards } from '../features/gift-cards/issue-gift-cards.ts';
import { issueRefundCard } from '../features/gift-cards/issue-refund-card.ts';
import { resendGiftCards } from '../features/gift-cards/resend-gift-cards.ts';
import { captureWhenGone } from '../features/orders/capture-when-gone.ts';
import { confirmByMail } from '../features/orders/confirm-by-mail.ts';
import { ORDER_TIMES, type OrderDeps } from '../features/orders/order-deps.ts';
import { createOrderKeys, createReturnKeys, orderLink } from '../features/orders/order-keys.ts';
import { lettersByMail } from '../features/orders/order-letters.ts';
import { recordPurchase } from '../features/orders/record-purchase.ts';
import { subscribeConsenting } from '../features/orders/subscribe-consenting.ts';
import type { ShopMail } from '../mail/open-mail.ts';
import type { MailFrom } from '../mail/templates/mail-from.ts';
import { cartOffers } from '../pricing/cart-offers.ts';
import type { SaveWithOrder } from '../store/close-placement.ts';
import type { Store } from '../store/store.ts';

export type ShopOrderParts = Pick<OrderDeps, 'payment' | 'onProblem'> & {
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly mail: Pick<ShopMail, 'writeMail' | 'wake'>;
  readonly from: MailFrom;
  /** Of the shop: keys of orders are signed with one derived from it. */
  readonly secret: string;
};

const saveAll =
  (...all: readonly SaveWithOrder[]): SaveWithOrder =>
  async (tx, order) => {
    for (const save of all) await save(tx, order);
  };

/** Dependencies for placing and finishing orders. */
export const shopOrderDeps = ({
  store,
  catalogue,
  mail,
  from,
  secret,
  payment,
  onProblem,
}: ShopOrderParts): OrderDeps => {
  const keys = createOrderKeys(deriveKey(secret, 'order keys'));
  const returnKeys = createReturnKeys(deriveKey(secret, 'payment returns'));
  const { publicUrl } = from;
  const links = { ...from, orderLink: (number: string) => orderLink(publicUrl, keys, number) };
  return {
    ...{ store, catalogue, payment, onProblem, keys },
    loadOffers: cartOffers(store, catalogue),
    calendars: calendars(store, catalogue),
    returnKeys,
    returnUrl: ({ number }, origin) =>
      `${origin ?? publicUrl}/checkout/adyen?${new URLSearchParams({ order: number, key: returnKeys.sign(number) })}`,
    saveWithOrder: saveAll(
      confirmByMail(mail, links),
      issueGiftCards(mail, from),
      subscribeConsenting,
      recordPurchase,
      captureWhenGone,
    ),
    onPlaced: mail.wake,
    letters: lettersByMail(mail, links),
    issueCard: issueRefundCard(mail, from),
    resendCards: resendGiftCards(mail, from),
    times: ORDER_TIMES,
  };
};
